import type { FastifyInstance } from 'fastify';

/** On every address, by IPv6 and IPv4; on a machine without IPv6 by IPv4 alone. */
export async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' });
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}
