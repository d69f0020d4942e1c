import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { cookie: '' });
const { api } = await import('../src/lib/api');

describe('whoever is refused', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is told so in their own language, also before they have an account', async () => {
    const asked: string[] = [];
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', (path: string) => (asked.push(path), Promise.resolve(new Response('{}', { status: 200 }))));
    await api.rename({ name: 'Ada' }, 'fr');
    await api.register({ name: 'Ada', passphrase: 'un pont de pierre' }, 'fr');
    await api.login({ name: 'Ada', passphrase: 'un pont de pierre' }, 'fr');
    await api.record('m', 'fr');
    await api.campaignFile('c', 'fr');
    const choices = asked.filter((path) => path !== '/api/me'); // which gets the mark of the session
    expect(choices).toHaveLength(5);
    for (const path of choices) expect(path).toContain('lang=fr');
  });
});
