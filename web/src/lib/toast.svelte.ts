/** A short word at the edge of the screen. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  private last = 0;

  say(text: string, bad = false): void {
    const id = ++this.last;
    this.all = [...this.all, { id, text, bad }].slice(-3);
    setTimeout(() => (this.all = this.all.filter((toast) => toast.id !== id)), bad ? 7000 : 3500);
  }
}

export const toasts = new Toasts();

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.say(done);
  } catch {
    prompt(done, text);
  }
}
