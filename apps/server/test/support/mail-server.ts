import { createServer, type Server } from 'node:net';

/** Takes every letter and says yes to everything; puts down each line that it is told. */
export function mailServer(received: string[]): Server {
  return createServer((socket) => {
    let isLetter = false;
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').slice(0, -1)) {
        received.push(line);
        if (isLetter && line !== '.') continue;
        const isBeginning = line === 'DATA';
        socket.write(isBeginning ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
        isLetter = isBeginning;
      }
    });
  });
}
