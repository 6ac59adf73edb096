/** `npm run bench:agents`: the bytes that an agent fetches for each task of bench/agents/tasks.json before it has the right request. Ends with 1 above the demanded values. */
import {MOST, readTasks, summary, wayOf} from '../bench/agents/measure';
import {renderTexts} from '../src/outputs/outputFiles';
import {listPages} from '../src/outputs/pages';

const files = renderTexts(listPages());
const ways = readTasks().map((task) => wayOf(task, files));
for (const {task, bytes, files: read, complete} of ways) {
  console.log(`${String(bytes).padStart(6)}  ${complete ? '' : 'INCOMPLETE '}${task.task}\n        ${read.join(' ')}`);
}
const {median, worst} = summary(ways);
const failed = median > MOST.median || worst > MOST.worst || ways.some(({complete}) => !complete);
console.log(`\ntasks ${ways.length}, median ${median} of ${MOST.median} bytes, worst ${worst} of ${MOST.worst} bytes`);
process.exit(failed ? 1 : 0);
