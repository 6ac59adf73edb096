/**
 * The weights of the features (features.ts): for all queries, and what questions
 * and single words add. Written by scripts/search-learn.ts on 2026-11-24; not edited by hand.
 *
 * Data: 1517 queries of bench/search/queries.json (sha256 e111f491843c).
 * Cross-validated: 84.7% at 1, 94.9% at 3, questions 80.1% at 1.
 */
import type {Feature} from './features';

export const WEIGHTS: Readonly<Record<Feature, readonly [all: number, question: number, word: number]>> = {
  text: [1.37, 0.23, -0.18],
  lead: [2.38, 0.61, -0.26],
  name: [2, 0.19, 0.29],
  asked: [-1.18, -0.29, -0.5],
  head: [0.52, -0.15, -0.54],
  headLead: [1.16, -0.14, -1],
  coverage: [2.66, 0.86, 0.01],
  whole: [0.82, -0.48, 0.02],
  inTitle: [0.9, 0.02, -0.2],
  inAsked: [1.62, 0.29, 0.26],
  inHead: [1.42, 0.31, -0.01],
  inHeadMostly: [1.06, 0.87, -0.03],
  inContext: [1.26, 0.68, -0.22],
  titleShare: [0.24, 0.01, -0.17],
  titleBoth: [1.01, 0.19, -0.2],
  around: [2.38, 0.95, 0.13],
  aroundName: [1.13, 0.68, -0.45],
  sections: [3.07, 0.11, 0.39],
  exactPage: [1.04, 0.11, 0.14],
  exactSection: [-0.41, 0, 0.46],
  exactDefinition: [-0.73, 0.22, -0.07],
  exactOperation: [1.84, 0, 0.05],
  exactField: [1.24, -0.15, -0.85],
  literal: [2.03, -0.21, 0.31],
  written: [1.56, -0.11, 0],
  contained: [-0.29, -0.08, 0],
  begins: [-0.32, 0, 0],
  dotted: [0.72, 0.14, 0],
  pathExact: [2.67, 0, 0.03],
  pathValues: [1.34, 0, 0],
  pathRest: [-3.25, 0, 0],
  pathPart: [1.52, 0, 0],
  pathEnd: [2.55, 0, 0],
  host: [1.6, 0, 0],
  takesLater: [-3.56, 0, 0],
  service: [1.92, -0.65, 0.54],
  guide: [0.51, 0.65, -0.3],
  page: [0.68, -0.25, 0.89],
  operation: [-0.84, -0.39, 0.24],
  section: [0.14, 0.27, -0.5],
  field: [-1.97, 0.31, -0.86],
  definition: [-0.84, 0.55, -0.04],
  intended: [0.22, -0.25, 0],
  meaning: [1.99, 0.66, 0],
  fieldAsked: [0.45, -0.17, 0],
  places: [0.84, 0.67, -0.77],
  depth: [-2.52, -0.01, -0.1],
  order: [-1.97, -0.18, -0.6],
};
