export { default } from '../../plots/minus-one-letter/score.ts';
