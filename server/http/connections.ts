import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork, type IsProxy, plainAddress } from "./client-address.ts";

/** A browser opens six; this allows an office behind one address. */
const maxPerClient = 200;
/** Also the listen backlog. A connection that finds it full is retried only after a second. */
export const maxConnections = 2000;

interface Connection {
  socket: Socket;
  /** Connections of the same client; undefined for a proxy. */
  siblings: Set<Connection> | undefined;
  /** Requests that are being answered. */
  running: number;
}

/**
 * Limits the connections of a server, in total and per client, so that no client locks the others out. At a limit
 * the longest idle connection is closed; for the total, any client's. A new connection is rejected only
 * when none is idle. Proxies have no own limit because they carry many clients.
 */
export function limitConnections(server: Server, isProxy: IsProxy): void {
  // Both are ordered by idle time, longest first.
  const all = new Map<Socket, Connection>();
  const clients = new Map<string, Set<Connection>>();

  server.on("connection", (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const client = isProxy(address, 0) ? undefined : clientNetwork(address);
    const ownConnections = client === undefined ? undefined : clients.get(client);
    const isClientOverLimit = ownConnections !== undefined && ownConnections.size >= maxPerClient;
    if (isClientOverLimit || all.size >= maxConnections) {
      const idle = findLongestIdle(isClientOverLimit ? ownConnections : all.values());
      if (!idle) {
        socket.destroy();
        return;
      }
      remove(idle);
      idle.socket.destroy();
    }

    const connection = { socket, siblings: clientConnections(client), running: 0 };
    add(connection);
    socket.once("close", () => {
      remove(connection);
      const { siblings } = connection;
      if (client !== undefined && siblings?.size === 0 && clients.get(client) === siblings) {
        clients.delete(client);
      }
    });
  });

  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = all.get(socket);
    if (!connection) return;
    connection.running++;
    response.once("close", () => {
      connection.running--;
      if (!all.has(socket)) return;
      remove(connection);
      add(connection);
    });
  });

  function clientConnections(client: string | undefined): Set<Connection> | undefined {
    if (client === undefined) return undefined;
    const siblings = clients.get(client) ?? new Set();
    clients.set(client, siblings);
    return siblings;
  }

  function add(connection: Connection): void {
    all.set(connection.socket, connection);
    connection.siblings?.add(connection);
  }

  function remove(connection: Connection): void {
    all.delete(connection.socket);
    connection.siblings?.delete(connection);
  }
}

function findLongestIdle(connections: Iterable<Connection>): Connection | undefined {
  for (const connection of connections) if (connection.running === 0) return connection;
  return undefined;
}
