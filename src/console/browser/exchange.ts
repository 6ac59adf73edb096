/** What the console knows of a request and its response. */
import type {RecordCardData} from '../../api/recordCard';
import type {JsonDocument} from '../../data-view/browser/json/document';
import type {Who} from '../../requests/browser/callerSecrets';
import type {HttpResponse, Failure, Outgoing} from '../../requests/browser/send';

/** A response's body as it is shown. */
export type View =
  | {kind: 'empty'}
  | {
      kind: 'json';
      document: JsonDocument;
      /** What a reader wants to know of it, if it's one record of a kind that has a card. */
      card?: RecordCardData;
    }
  | {kind: 'text'; note: string; text: string; cut: boolean};

/** A job that is asked for, or has ended. */
export interface Job {
  status: string;
  /** How often it was asked for. */
  asked: number;
  /** Whether the console goes on asking. */
  polling: boolean;
}

/** A request and its response so far. */
export interface Exchange {
  /** Waiting for a response, or for a job. */
  busy: boolean;
  /** Nothing has come of this request yet: the response that is shown is that of the one before. */
  isWaiting: boolean;
  /** How the last request identified the reader. */
  who?: Who;
  response?: HttpResponse;
  view?: View;
  failure?: Failure;
  /** What the browser said of the failure. */
  problem?: string;
  job?: Job;
  /** Host that a redirect led to, where it is another than the operation's: nothing is polled there. */
  foreign?: string;
  /** What to send to ask for the same again: after a 202, or for a job that still runs. */
  again?: Outgoing;
}
