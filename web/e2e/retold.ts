// What the server says, told otherwise: what comes from newer servers, or seldom, is shown without waiting for it.
import type { WebSocketRoute } from '@playwright/test';
import type { FromServer, ToServer } from '../src/wire';

/** Lets the page hear something else than the server says; what is answered here the server does not hear. */
export function retold(
  change: (message: FromServer) => void,
  sent: ToServer['type'][] = [],
  answer: (message: ToServer) => FromServer | undefined = () => undefined,
): (socket: WebSocketRoute) => void {
  return (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromServer;
      change(message);
      socket.send(JSON.stringify(message));
    });
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToServer;
      sent.push(message.type);
      const said = answer(message);
      if (said) socket.send(JSON.stringify(said));
      else server.send(text);
    });
  };
}
