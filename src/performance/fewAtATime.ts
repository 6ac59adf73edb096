/** As many as Node's thread pool has threads, which read, write and compress. */
const AT_A_TIME = 4;

/**
 * Does something with each item, a few of them at a time, so that memory stays bounded.
 *
 * @param items in the order in which they are begun
 * @param work what is done with one
 * @throws the first error of `work`
 */
export async function fewAtATime<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let item = left.next(); !item.done; item = left.next()) await work(item.value);
  };
  await Promise.all(Array.from({length: AT_A_TIME}, next));
}
