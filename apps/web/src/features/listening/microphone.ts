/** What browsers' recorders make, the smallest first; each is heard where it was made, and mostly elsewhere too. */
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export interface Take {
  /** Ends it, and gives the sound. */
  readonly stop: () => Promise<Blob>;
  /** Ends it, and forgets the sound. */
  readonly cancel: () => void;
  /** How loud it is right now, 0 to 1. */
  readonly loudness: () => number;
}

/** Records from now on. Throws when there is no microphone, or it may not be used. */
export async function record(): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, autoGainControl: true, noiseSuppression: true, echoCancellation: false },
  });
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: 48_000,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const context = new AudioContext();
  const ear = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(ear);
  const samples = new Float32Array(ear.fftSize);
  recorder.start();

  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  return {
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })), { once: true });
        recorder.stop();
        letGo();
      }),
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      letGo();
    },
    loudness: () => {
      ear.getFloatTimeDomainData(samples);
      const energy = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(energy) * 5);
    },
  };
}
