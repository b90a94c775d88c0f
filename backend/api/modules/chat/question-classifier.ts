import { setImmediate as nextTurn } from 'node:timers/promises';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { normaliseForSearch } from '@/lib/text/search-text';

/** A message, and the name of the answer that it asks for. */
export type Example = readonly [text: string, label: string];

interface Guess {
  label: string;
  /** 0 to 1; the probabilities of all labels add up to 1. */
  probability: number;
}

/** All labels for a message, the likeliest first. Empty: most of its words are unknown. */
export type Classifier = (text: string) => Guess[];

const MAX_READ_CHARACTERS = 400;
const MIN_EXAMPLES = 2;
const PASSES = 8;
const RATE = 0.25;
const BIAS_RATE = 0.01;
/** Smaller gradients are skipped, which makes training several times faster. */
const NEGLIGIBLE = 1e-3;
/** Below it a message goes to a person. Ordinary questions reach 0.75 and more, gibberish a third. */
const MIN_KNOWN_SHARE = 0.5;
/** Examples between two turns of the event loop. */
const SLICE = 20;
/** Prime: steps of it visit every example once, those of one answer far apart. */
const STRIDE = 1_000_003;
const WORD_WEIGHT = 1;
const PAIR_WEIGHT = 0.7;
const PART_WEIGHT = 0.5;
/** Lengths of parts of words: they join “delivery”, “deliveries” and “delivry”. */
const PARTS = [3, 4, 5];

const TOKENS = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /\p{Script=Han}/u;
const SIMPLIFIED = new Map(traditionalToSimplified.split('|').map((entry) => entry.split(' ') as [string, string]));

/** Words, pairs of neighbours and parts of words; for Chinese, which is read in simplified characters, runs of one to three of them. */
function featuresOf(text: string): Map<string, number> {
  const words = normaliseForSearch(text.slice(0, MAX_READ_CHARACTERS)).replace(/[’']/g, '').match(TOKENS) ?? [];
  const tokens = words.map((word) => (/^\p{N}+$/u.test(word) ? '#' : (SIMPLIFIED.get(word) ?? word)));
  const features = new Map<string, number>();
  tokens.forEach((token, at) => {
    const [next, afterNext] = [tokens[at + 1], tokens[at + 2]];
    features.set(token, WORD_WEIGHT);
    if (next !== undefined) features.set(`${token} ${next}`, PAIR_WEIGHT);
    if (HAN.test(token)) {
      if (next !== undefined && afterNext !== undefined) features.set(`${token} ${next} ${afterNext}`, PAIR_WEIGHT);
      return;
    }
    const bounded = `<${token}>`;
    for (const length of PARTS) {
      for (let start = 0; start + length <= bounded.length; start++) features.set(`…${bounded.slice(start, start + length)}`, PART_WEIGHT);
    }
  });
  return features;
}

/**
 * Learns from examples which answer a message asks for: multinomial logistic regression on tf-idf features, trained by AdaGrad. The same
 * examples give the same classifier. Other work goes on meanwhile.
 */
export async function trainClassifier(examples: readonly Example[]): Promise<Classifier> {
  const labels = [...new Set(examples.map(([, label]) => label))];
  const targets = examples.map(([, label]) => labels.indexOf(label));
  const read: Map<string, number>[] = [];
  for (const [text] of examples) {
    read.push(featuresOf(text));
    if (read.length % SLICE === 0) await nextTurn();
  }
  const counts = new Map<string, number>();
  for (const features of read) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const known = new Map([...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([name, count], id) => [name, { id, count }]));
  const unknown = Math.log(1 + examples.length);

  /** Of length 1 with the unknown features, which make a message less certain; `share` of it is known, by weight. */
  function vectorOf(message: Map<string, number>) {
    const valued = [...message].map(([name, kind]) => {
      const feature = known.get(name);
      return { id: feature?.id, value: kind * (feature ? Math.log(1 + examples.length / feature.count) : unknown / 2) };
    });
    const squares = valued.reduce((sum, { value }) => sum + value * value, 0);
    const features = valued.flatMap(({ id, value }) => (id === undefined ? [] : [{ id, value: value / Math.sqrt(squares) }]));
    return { features, share: features.reduce((sum, { value }) => sum + value * value, 0) };
  }

  const size = labels.length;
  const weights = new Float32Array(known.size * size);
  const bias = new Float32Array(size);

  function probabilities({ features }: ReturnType<typeof vectorOf>): Float64Array {
    const scores = Float64Array.from(bias);
    for (const { id, value } of features) {
      for (let label = 0; label < size; label++) add(scores, label, value * (weights[id * size + label] ?? 0));
    }
    const highest = Math.max(...scores);
    const exponentials = scores.map((score) => Math.exp(score - highest));
    const sum = exponentials.reduce((total, one) => total + one, 0);
    return exponentials.map((one) => one / sum);
  }

  const vectors = read.map(vectorOf);
  const squares = new Float32Array(weights.length);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let done = 0; done < vectors.length; done++) {
      if (done % SLICE === 0) await nextTurn();
      const index = (done * STRIDE) % vectors.length;
      const [vector, target] = [vectors[index], targets[index]];
      if (vector === undefined || target === undefined) continue;
      const errors = probabilities(vector);
      add(errors, target, -1);
      for (let label = 0; label < size; label++) add(bias, label, -BIAS_RATE * (errors[label] ?? 0));
      for (const { id, value } of vector.features) {
        for (let label = 0; label < size; label++) {
          const gradient = value * (errors[label] ?? 0);
          if (gradient < NEGLIGIBLE && gradient > -NEGLIGIBLE) continue;
          const weight = id * size + label;
          add(squares, weight, gradient * gradient);
          add(weights, weight, (-RATE * gradient) / Math.sqrt(squares[weight] ?? 1));
        }
      }
    }
  }

  return (text) => {
    const vector = vectorOf(featuresOf(text));
    if (vector.share < MIN_KNOWN_SHARE) return [];
    const found = probabilities(vector);
    return labels
      .map((label, index): Guess => ({ label, probability: found[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  };
}

function add(numbers: Float32Array | Float64Array, index: number, value: number): void {
  numbers[index] = (numbers[index] ?? 0) + value;
}

/** Runs one job at a time. Of all inputs that come meanwhile only the newest is run next, for everyone who waits: a burst of edits costs two. */
export function coalesced<Input, Output>(run: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Output> | null = null;
  let newest: Input;
  return (input) => {
    newest = input;
    waiting ??= last.then(() => {
      waiting = null;
      return run(newest);
    });
    last = waiting.catch(() => undefined);
    return waiting;
  };
}
