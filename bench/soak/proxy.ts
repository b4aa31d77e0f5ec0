// The plainest proxy there is: every connection goes to the next process that takes it.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  url: string;
  close(): void;
}

export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  let turn = 0;
  const forward = (client: Socket, attempts: number) => {
    turn += 1;
    const upstream = connect(ports[turn % ports.length]!, '127.0.0.1');
    let connected = false;
    upstream.on('connect', () => {
      connected = true;
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => {
      if (!connected && attempts > 1 && !client.destroyed) forward(client, attempts - 1);
      else client.destroy();
    });
    upstream.on('close', () => {
      if (connected) client.destroy();
    });
    client.on('close', () => upstream.destroy());
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => {});
    forward(client, ports.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
