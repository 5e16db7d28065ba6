import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { palette } from '@contract/palette';

import { inProject } from '../../scripts/setup/paths.mjs';
import { storedName } from '../../server/src/services/media/encode-picture';
import { widthsOf } from '../../server/src/services/media/picture-name';
import { cached } from './test-cache';

const masters = 'demo/media';

/** The widest that a screen of the tests asks for. */
const maxWidth = 1920;

const plainPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: palette.stone } })
    .avif({ effort: 0 })
    .toBuffer();

const fill = async (folder: string): Promise<void> => {
  const plain = new Map<string, Promise<Buffer>>();
  const pictureOf = (width: number, height: number) => {
    const size = `${width}x${height}`;
    const picture = plain.get(size) ?? plainPicture(width, height);
    plain.set(size, picture);
    return picture;
  };

  const files = readdirSync(inProject(masters), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.jpg'))) {
    const bytes = readFileSync(inProject(masters, file));
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const place = path.join(folder, hash.slice(0, 2));
    mkdirSync(place, { recursive: true });
    for (const step of widthsOf({ key: hash, width, height })) {
      if (step > maxWidth) continue;
      const picture = await pictureOf(step, Math.round((step * height) / width));
      writeFileSync(path.join(place, storedName(hash, step, 'avif')), picture);
    }
  }
};

/**
 * A folder of derivatives for the shops of `npm test`: a plain AVIF in each size of the demo's pictures.
 * Encoding the hundreds that the browser's tests show takes minutes; the soak shows the real ones.
 */
export const standInPictures = (): Promise<string> =>
  cached('stand-in-pictures-', [masters, 'server/src/services/media'], async (place) => {
    const made = mkdtempSync(`${place}-part-`);
    await fill(made);
    renameSync(made, place);
  });
