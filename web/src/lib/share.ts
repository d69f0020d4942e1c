/** The address of a position; who has no seat there opens it with what lets them watch. */
export function positionLink(origin: string, match: string, number: number, watch: string | null): string {
  const url = new URL(`/m/${match}/replay`, origin);
  url.searchParams.set('at', String(number));
  if (watch) url.searchParams.set('watch', watch.slice(watch.lastIndexOf('/') + 1));
  return url.href;
}
