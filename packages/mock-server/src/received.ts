/** A request and its outcome, for recording. */
export interface Received {
  method: string;
  /** The URL on the real service. */
  url: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** `<api>/<operationId>`; absent if the URL names none. */
  operation?: string;
  /** Why it was refused; empty when it was not. */
  problems: readonly string[];
  /** What was ignored or changed, as the services do; empty in strict mode. */
  warnings: readonly string[];
  status: number;
}
