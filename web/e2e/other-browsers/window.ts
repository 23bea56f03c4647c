/** A window of a browser that shows the home page, and records errors. */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFailed } from 'vitest';

import type { Address } from '../support/server.ts';
import { SCREENS } from '../support/visitor.ts';
import type { Driver } from './browsers.ts';
import { Player } from './player.ts';
import { RecordingProxy } from './recording-proxy.ts';
import type { Session } from './webdriver.ts';

/** Where pictures of failed tests are stored. */
const PICTURES = join(tmpdir(), 'antorcha-e2e-pictures');

export interface Window {
  player: Player;
  /** The errors so far. */
  complaints: string[];
  close(): Promise<void>;
}

export async function openWindow(driver: Driver, server: Address): Promise<Window> {
  const proxy = new RecordingProxy(server);
  const [session] = await Promise.all([driver.session(), proxy.open()]);
  let isOpen = true;
  const close = async () => {
    isOpen = false;
    await session.close().finally(() => proxy.close());
  };
  onTestFailed(async ({ task }) => {
    if (!isOpen) return;
    await takePicture(session, `${driver.kind.name} ${task.name}`).finally(close);
  });
  await session.resize(SCREENS.wide.width, SCREENS.wide.height);
  await session.visit(proxy.url);
  return { player: new Player(session), complaints: proxy.complaints, close };
}

async function takePicture(session: Session, test: string) {
  const picture = join(PICTURES, `${test.replace(/[^\p{L}\d]+/gu, '-')}.png`);
  await mkdir(PICTURES, { recursive: true });
  await writeFile(picture, await session.picture());
  process.stderr.write(`what was seen when "${test}" failed: ${picture}\n`);
}
