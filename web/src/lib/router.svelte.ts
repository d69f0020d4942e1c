/** The address bar: which page is shown. */

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'table'; id: string; watch: string | null }
  | { page: 'replay'; id: string; at: number | null; watch: string | null }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lesson'; game: string }
  | { page: 'matches' }
  | { page: 'campaign'; id: string }
  | { page: 'settings' }
  | { page: 'join'; token: string }
  | { page: 'watch'; token: string }
  | { page: 'offline' }
  | { page: 'missing' };

export function parse(url: URL): Route {
  const words = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = words;
  if (first === undefined) return { page: 'home' };
  if (first === 'matches' && words.length === 1) return { page: 'matches' };
  if (first === 'settings' && words.length === 1) return { page: 'settings' };
  if (first === 'about' && second === 'offline') return { page: 'offline' };
  if (second !== undefined) {
    if (first === 'campaign') return { page: 'campaign', id: second };
    if (first === 'new') return { page: 'setup', game: second };
    if (first === 'rules') return { page: 'rules', game: second, rule: url.hash.slice(1) };
    if (first === 'learn') return { page: 'lesson', game: second };
    if (first === 'join') return { page: 'join', token: second };
    if (first === 'watch') return { page: 'watch', token: second };
    if (first === 'm' && third === 'replay') {
      const at = Number.parseInt(url.searchParams.get('at') ?? '', 10);
      return { page: 'replay', id: second, at: Number.isNaN(at) ? null : at, watch: url.searchParams.get('watch') };
    }
    if (first === 'm' && third === undefined) {
      return { page: 'table', id: second, watch: url.searchParams.get('watch') };
    }
  }
  return { page: 'missing' };
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    const read = (): void => {
      this.route = parse(new URL(location.href));
    };
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
    addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
      if (anchor.pathname.startsWith('/api/') || anchor.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      this.go(anchor.pathname + anchor.search + anchor.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    const before = this.route;
    this.route = parse(new URL(location.href));
    if (before.page !== this.route.page) scrollTo(0, 0);
  }
}

export const router = new Router();
