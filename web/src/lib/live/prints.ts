/** What is printed, kept from one visit to the next: a backdrop never changes, its id is its hash. */

import { complete } from '../scene/complete';
import type { Backdrop, WireBackdrop } from '../types';

const STORE = 'veillee-prints';
/** Games in two languages that somebody plays side by side. */
const KEPT = 6;

export class Prints {
  private readonly known = new Map<string, WireBackdrop>();
  private readonly ready = new Map<string, Backdrop>();

  constructor(private readonly store: Pick<Storage, 'getItem' | 'setItem'> | null = storage()) {
    try {
      const kept = JSON.parse(this.store?.getItem(STORE) ?? '[]') as WireBackdrop[];
      for (const print of kept) this.known.set(print.id, print);
    } catch {
      // What cannot be read is sent again.
    }
  }

  ids(): string[] {
    return [...this.known.keys()];
  }

  get(id: string): Backdrop | undefined {
    const print = this.known.get(id);
    if (print && !this.ready.has(id)) this.ready.set(id, complete('Backdrop', print));
    return this.ready.get(id);
  }

  keep(print: WireBackdrop): void {
    this.known.delete(print.id);
    this.known.set(print.id, print);
    for (const id of this.ids().slice(0, -KEPT)) this.known.delete(id);
    try {
      this.store?.setItem(STORE, JSON.stringify([...this.known.values()]));
    } catch {
      // A full store keeps what it has.
    }
  }
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
