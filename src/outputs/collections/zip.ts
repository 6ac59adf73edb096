/** A ZIP archive without compression (PKWARE APPNOTE 6.3): enough for small text files, and the same at each build. */
import {crc32} from 'node:zlib';

/** 1 January 1980, the first day that the format knows. */
const DATE = 0x21;
/** Names are UTF-8. */
const FLAGS = 0x800;
const VERSION = 20;

/** What a local header and an entry of the directory have in common. */
function commonHeader(content: Buffer, name: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(FLAGS, 2);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

/** @param files the text of each file by its path in the archive */
export function zip(files: ReadonlyMap<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const common = commonHeader(content, name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([VERSION, 0]), common, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}
