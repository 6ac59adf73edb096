import {useEffect, useState, type ReactNode} from 'react';
import './Countdown.css';

/** Counts down to a time on the screen. Screen readers have read the time itself, so they skip it. */
export default function Countdown({until, lead = 'Try again in'}: {until: number; lead?: string}): ReactNode {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <p className="control-countdown" role="timer">
      {seconds > 0
        ? `${lead} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        : 'You can send requests again.'}
    </p>
  );
}
