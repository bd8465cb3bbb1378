import { options } from 'preact';

/**
 * Preact has effects wait for the next frame, or for a timer where none comes. A phone that reads aloud beside the bed paints
 * no frame and holds timers back: what the end of a sentence sets off must wait for neither. A message to oneself always comes.
 */
const { port1: here, port2: there } = new MessageChannel();
let flush = () => {};
here.onmessage = () => flush();
options.requestAnimationFrame = (effects) => {
  flush = effects;
  there.postMessage(null);
};
