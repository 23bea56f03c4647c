/** Who plays a match, among all pages of this browser: one of them at a time. */

const names = (room: string) => `antorcha-match-${room}`;

export interface Claim {
  release(): void;
}

export interface ClaimOptions {
  /** Takes the match from the page that has it. */
  takesOver: boolean;
  /** Another page has taken the match over. */
  lost: () => void;
}

/** Claims a match until it is released; null if another page has it. Pages without TLS have no locks, so there all get it. */
export function claim(room: string, { takesOver, lost }: ClaimOptions): Promise<Claim | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve({ release: () => {} });
  return new Promise((resolve) => {
    let isOver = false;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      return new Promise((release) => {
        resolve({
          release: () => {
            isOver = true;
            release();
          },
        });
      });
    };
    const how = takesOver ? { steal: true } : { ifAvailable: true };
    locks.request(names(room), how, hold).catch(() => {
      if (!isOver) lost();
    });
  });
}
