/** Loads parts of the reader with the first file that needs them. */

/** Says that a part of ours is missing, which is no fault of the file. */
export class NotLoaded extends Error {}

/** @throws NotLoaded, with the name of the module where a Node project lacks it */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const {code, message} = error as {code?: string; message?: string};
    throw new NotLoaded(code === 'ERR_MODULE_NOT_FOUND' ? message : undefined);
  }
}
