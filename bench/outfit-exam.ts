import { scoreLook } from '@/lib/domain/outfit/judge-look';
import { examAuc, randomScorer, sameColourScorer } from '@/tests/exam/outfit-auc';
import { readOutfitExam } from '@/tests/exam/outfit-looks';

/** `npm run bench -- outfit-exam`: how well the recommender's score separates good looks from bad ones. Tuned on the tuning half only. */
const exam = readOutfitExam();
const scorers = { recommender: scoreLook, 'same colour': sameColourScorer, random: randomScorer };
const LEAST = 0.8;
const MIN_ABOVE_BASELINE = 0.15;

console.log('AUC            tune   held-out');
for (const [name, scorer] of Object.entries(scorers)) {
  console.log(`${name.padEnd(14)} ${examAuc(exam, 'tune', scorer).toFixed(3)}  ${examAuc(exam, 'held-out', scorer).toFixed(3)}`);
}
const own = examAuc(exam, 'held-out');
const above = own - examAuc(exam, 'held-out', sameColourScorer);
const isPassed = own >= LEAST && above >= MIN_ABOVE_BASELINE;
console.log(
  `${isPassed ? 'passed' : 'FAILED'}: held-out ${own.toFixed(3)} (bar ${LEAST}), ${above.toFixed(3)} above the same-colour baseline (bar ${MIN_ABOVE_BASELINE})`,
);
process.exitCode = isPassed ? 0 : 1;
