import { expect, test } from 'vitest';
import { coalesced, trainClassifier, type Example } from '@/backend/api/modules/chat/question-classifier';

const PRICES = ['what does it cost', 'how much does a coat cost', 'what is the cost of a month', 'does a bag cost more'];
const PLACES = ['where is your van', 'where are your rooms', 'your rooms are where', 'where is the van'];
const EXAMPLES = [...PRICES.map((text): Example => [text, 'price']), ...PLACES.map((text): Example => [text, 'place'])];

test('it learns what can be told apart, and knows nothing of other words', async () => {
  const classify = await trainClassifier(EXAMPLES);
  for (const [text, label] of EXAMPLES) expect(classify(text)[0], text).toMatchObject({ label });
  expect(classify('the cost of a bag')[0]?.label).toBe('price');
  expect(classify('where are you')[0]?.label).toBe('place');
  expect(classify('zebra quux')).toEqual([]);
  expect(classify('what cost').reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
});

test('the same examples give the same classifier', async () => {
  const [one, other] = await Promise.all([trainClassifier(EXAMPLES), trainClassifier(EXAMPLES)]);
  expect(one('how much is your van')).toEqual(other('how much is your van'));
});

test('a burst of edits costs two trainings, and everyone gets the newest', async () => {
  const runs: number[] = [];
  let running = 0;
  let most = 0;
  const train = coalesced(async (edit: number) => {
    runs.push(edit);
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 5));
    running--;
    if (edit === 9) throw new Error('not this one');
    return edit;
  });
  const first = train(0);
  await Promise.resolve();
  const others = [1, 2, 3, 4].map(train);
  expect([await first, ...(await Promise.all(others))]).toEqual([0, 4, 4, 4, 4]);
  expect({ runs, most }).toEqual({ runs: [0, 4], most: 1 });
  const failed = train(9);
  await expect(failed).rejects.toThrow('not this one');
  expect(await train(5)).toBe(5);
});
