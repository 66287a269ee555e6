import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork, type IsProxy, plainAddress } from "./client-address.ts";

/** A browser opens six; this lets an office behind one address have some for each. */
const mostPerClient = 200;
/** As many may also wait in the system for a server that is busy: one that finds no place there asks again only after a second. */
export const mostInAll = 2000;

interface Connection {
  socket: Socket;
  /** Undefined for a proxy's. */
  client: string | undefined;
  /** How many requests are being answered. */
  running: number;
}

/**
 * Bounds the connections of a server, so that no client can shut the others out. Who opens one too many loses the one
 * that was idle for longest; where all together are too many, the client with the most does. Only where none is idle
 * is the new one refused. Proxies bound their clients themselves, and theirs are never cut.
 */
export function limitConnections(server: Server, isProxy: IsProxy): void {
  const connections = new Map<Socket, Connection>();
  /** The connections of each client that is no proxy, those that were idle for longest first. */
  const clients = new Map<string, Set<Connection>>();

  function idleOf(own: Set<Connection>): Connection | undefined {
    for (const connection of own) if (connection.running === 0) return connection;
    return undefined;
  }

  function idleOfGreediest(): Connection | undefined {
    for (const own of [...clients.values()].sort((a, b) => b.size - a.size)) {
      const idle = idleOf(own);
      if (idle) return idle;
    }
    return undefined;
  }

  function forget(connection: Connection): void {
    connections.delete(connection.socket);
    const own = clients.get(connection.client ?? "");
    own?.delete(connection);
    if (own?.size === 0) clients.delete(connection.client ?? "");
  }

  server.on("connection", (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const client = isProxy(address, 0) ? undefined : clientNetwork(address);
    const own = clients.get(client ?? "");
    const isOneTooMany = own !== undefined && own.size >= mostPerClient;
    if (isOneTooMany || connections.size >= mostInAll) {
      const idle = isOneTooMany ? idleOf(own) : idleOfGreediest();
      if (!idle) {
        socket.destroy();
        return;
      }
      forget(idle);
      idle.socket.destroy();
    }

    const connection = { socket, client, running: 0 };
    connections.set(socket, connection);
    if (client !== undefined) clients.set(client, (clients.get(client) ?? new Set()).add(connection));
    socket.once("close", () => forget(connection));
  });

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.running++;
    response.once("close", () => {
      connection.running--;
      // Last in line again: nobody's was idle for a shorter time.
      const own = clients.get(connection.client ?? "");
      if (own?.delete(connection)) own.add(connection);
    });
  });
}
