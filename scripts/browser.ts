import { findOnPath, installed, isProgram } from './system-programs.ts';

/** The one made for machines: the same engine, and a fifth less work for each page. */
const headless = 'chromium-headless-shell';
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium. Root on Debian gets it installed; everybody else is told what to install. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await isProgram(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no program.`);
  }
  const found =
    (await findOnPath([headless])) ??
    (await installed(headless)) ??
    (await findOnPath(others)) ??
    ((await isProgram(macApp)) ? macApp : undefined) ??
    (await installed('chromium'));
  if (found) return found;
  throw new Error(
    'The browser stories need Chromium, and there is none. Install it (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium), or set CHROMIUM_PATH to a Chromium or Chrome that you have.',
  );
}
