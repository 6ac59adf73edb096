import {fileURLToPath} from 'node:url';
import {serveMock} from '@ecosystems-docs/mock-server';
import {load} from '@ecosystems-docs/openapi-docs/node';

const folder = fileURLToPath(new URL('../openapi-docs/src/fixtures', import.meta.url));
const mock = await serveMock([load('every-construct', folder)]);
const books = `${mock.url}/library.example.com/v1/books`;
console.log((await fetch(books)).status); // 200
console.log((await fetch(books, {headers: {Prefer: 'code=429'}})).status); // 429
await mock.close();
