// The plainest proxy there is: every connection goes to the next port that takes it. It can also lose packets.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** As if a cable was cut: nothing passes any more through open connections, nor through new ones, and none is closed. */
  cutCable(): void;
  /** New connections pass again; those from before the cut stay silent. */
  mendCable(): void;
  close(): void;
}

export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isCut = false;
  let turn = 0;
  /** Each connection tries every port in its own order: others that come meanwhile must not lead it to the dead one again. */
  const forward = (client: Socket, first: number, tried = 0) => {
    const upstream = connect(ports[(first + tried) % ports.length]!, '127.0.0.1');
    let connected = false;
    upstream.on('connect', () => {
      connected = true;
      client.on('data', (chunk) => silent.has(client) || upstream.write(chunk));
      upstream.on('data', (chunk) => silent.has(client) || client.write(chunk));
    });
    upstream.on('error', () => {
      if (!connected && tried + 1 < ports.length && !client.destroyed) forward(client, first, tried + 1);
      else if (!silent.has(client)) client.destroy();
    });
    upstream.on('close', () => {
      if (connected && !silent.has(client)) client.destroy();
    });
    client.on('close', () => upstream.destroy());
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => {});
    if (isCut) silent.add(client.resume());
    else forward(client, (turn += 1));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cutCable() {
      isCut = true;
      for (const client of open) silent.add(client);
    },
    mendCable() {
      isCut = false;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
