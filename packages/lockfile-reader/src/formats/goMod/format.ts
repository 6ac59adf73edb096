import type {Format} from '../format';
import {readGoMod} from './goMod';

export const goMod: Format = {
  id: 'go-mod',
  language: 'Go',
  title: 'go.mod',
  tools: 'Go',
  note: "The standard library isn't checked: the go line has its version.",
  fileName: /^go\.mod$/i,
  syntax: 'text',
  sign: (text) => /^module[ \t]+\S+[ \t]*(?:\/\/.*)?\r?$/m.test(text),
  read: readGoMod,
  nearby: [
    {
      name: /^go\.work(?:\.sum)?$/i,
      message: 'This looks like a Go workspace. Use the output of go list -m all, or the go.mod of one of its modules.',
    },
    {
      content: /^\S+@v\S+ \S+@v\S+$|^\S+ \S+@v\d\S*$/m,
      message:
        "This looks like the output of go mod graph, which also lists versions that aren't used. Use the output of go list -m all.",
    },
  ],
};
