/** Numbers typed to choose an option: at once when no longer number can follow. */

export class Typed {
  private digits = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  private asked = 0;

  constructor(
    private readonly choose: (number: number, asked: number) => void,
    private readonly wait = 650,
  ) {}

  /** Takes a digit; `count` options of the question with the number `asked` can be chosen. */
  press(digit: string, count: number, asked = 0): void {
    clearTimeout(this.timer);
    if (asked !== this.asked) this.digits = '';
    this.asked = asked;
    this.digits += digit;
    const number = Number(this.digits);
    if (number === 0 || number > count) {
      this.digits = '';
      return;
    }
    if (number * 10 > count) this.take(number);
    else this.timer = setTimeout(() => this.take(number), this.wait);
  }

  private take(number: number): void {
    this.digits = '';
    this.choose(number, this.asked);
  }
}

/** Somewhere letters are written: keys mean letters there. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
