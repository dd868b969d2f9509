/**
 * Several statements of one transaction that do not need each other's answers: all are sent at once, and the database
 * takes them in this order. What failed first is what is thrown; those behind it only found the transaction broken.
 */
export async function inOrder<const Asked extends readonly Promise<unknown>[]>(
  ...asked: Asked
): Promise<{ -readonly [K in keyof Asked]: Awaited<Asked[K]> }> {
  const settled = await Promise.allSettled(asked);
  const values = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  return values as { -readonly [K in keyof Asked]: Awaited<Asked[K]> };
}
