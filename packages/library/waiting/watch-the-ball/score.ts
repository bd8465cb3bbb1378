export { default } from '../../plots/watch-the-ball/score.ts';
