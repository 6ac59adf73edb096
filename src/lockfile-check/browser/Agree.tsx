import {useState, type ReactNode} from 'react';
import {count, formatNumber} from '@ecosystems-docs/text';
import {Button} from '../../components/controls/Button/Button';
import AccessFields from '../../requests/browser/AccessFields';
import {whoAsks, type Secret} from '../../requests/browser/callerSecrets';
import {requestsLeft} from '../../requests/browser/usage';

/** @returns what a lookup costs of the hour's limit, in a sentence or two */
function costText(requests: number, left: ReturnType<typeof requestsLeft>): string {
  if (!left) return `This uses ${count(requests, 'request')} from your API key's limit.`;
  const remaining = `your remaining ${formatNumber(left.left)} requests this hour`;
  return requests <= left.left
    ? `This uses ${formatNumber(requests)} of ${remaining}.`
    : `This needs ${count(requests, 'request')}, more than ${remaining}: we'll pause at the limit and continue when it resets.`;
}

interface AgreeProps {
  /** Ids of the fields begin with it. */
  id: string;
  /** How many would be sent. */
  requests: number;
  /** What is done with what is sent. */
  note: string;
  /** What the button says. */
  label: string;
  onAgree: () => void;
}

/** Says what a lookup costs of the hour's limit, lets the reader identify their client, and asks for the go-ahead. */
export default function Agree({id, requests, note, label, onAgree}: AgreeProps): ReactNode {
  const [tried, setTried] = useState(false);
  const [unfit, setUnfit] = useState<Secret>();
  const [left, setLeft] = useState(() => requestsLeft(Date.now(), whoAsks()));
  const agree = (): void => {
    setTried(true);
    if (unfit === undefined) return onAgree();
    const field = document.getElementById(`${id}-${unfit}`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  return (
    <>
      <AccessFields
        id={id}
        tried={tried}
        onChange={(field) => {
          setUnfit(field);
          setLeft(requestsLeft(Date.now(), whoAsks()));
        }}
      />
      <p className="lockfile-check__hint">
        {costText(requests, left)} {note}
      </p>
      <p>
        <Button isMain onClick={agree}>
          {label}
        </Button>
      </p>
    </>
  );
}
