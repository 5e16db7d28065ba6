import { speedParts } from '../../scripts/setup/speed-lines.mjs';
import type { SpeedPart } from '../../scripts/setup/speed-lines.mjs';
import { measureFirstPictures } from './first-pictures';
import { measureAllGrowth } from './growth';
import { measureInputs } from './inputs';
import { measureInstallation } from './installation';
import { measureManyOrders } from './many-orders';
import { measureOwnTime } from './own';
import { measurePages } from './pages';
import { measureProvider } from './provider';
import { beginRun } from './recorder';
import type { Recorder } from './recorder';

const parts: Record<SpeedPart, (recorder: Recorder) => Promise<void>> = {
  pages: measurePages,
  pictures: measureFirstPictures,
  inputs: measureInputs,
  provider: measureProvider,
  orders: measureManyOrders,
  growth: measureAllGrowth,
  install: measureInstallation,
  own: measureOwnTime,
};

// What `npm run bench` measures: the parts that are named, or all. One that fails
// does not keep the others from being measured.
const chosen = process.argv.slice(2);
for (const part of speedParts) {
  if (chosen.length > 0 && !chosen.includes(part)) continue;
  console.log(`\n${part}, begun at ${new Date().toLocaleTimeString('en-GB')}`);
  try {
    await parts[part](await beginRun(part));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
