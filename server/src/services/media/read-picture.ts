import { NotFoundError } from '../../shared/errors';
import { encodeDraft } from './encode-picture';
import { readIfPresent, readMaster } from './masters';
import {
  parseDerivative,
  parseMasterName,
  parsePictureName,
  type PictureFormat,
} from './picture-name';
import { derive, masterOf, pathOf, type PictureDeps } from './pictures';

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export interface PictureFile {
  bytes: Buffer;
  type: string;
  /** Whether it will be replaced and must not be cached. */
  isDraft?: boolean;
}

const makeDraft = async (deps: PictureDeps, key: string, width: number): Promise<Buffer> => {
  const master = await masterOf(deps, key);
  const stored = await readIfPresent(pathOf(deps, master, width, 'webp'));
  const encode = async () =>
    encodeDraft(await readMaster(deps.config.mediaRoots, master.file), width);
  return stored ?? deps.pictures.enqueue(encode);
};

/** The WebP that is shown while an AVIF is being made; encoded once for all requests. */
const readDraft = async (deps: PictureDeps, key: string, width: number): Promise<PictureFile> => {
  const { drafts, noteDraft } = deps.pictures;
  const name = `${key}/${width}.avif`;
  const draft = drafts.get(name) ?? makeDraft(deps, key, width);
  drafts.set(name, draft);
  noteDraft();
  try {
    return { bytes: await draft, type: contentTypes.webp, isDraft: true };
  } catch (error) {
    drafts.delete(name);
    throw error;
  } finally {
    noteDraft();
  }
};

/**
 * A derivative, e.g. `640.avif` of a key; while an AVIF is being made, its draft. Throws NotFoundError
 * for one that is not offered. `onFailure` is called when an AVIF can't be made.
 */
export const readDerivative = async (
  deps: PictureDeps,
  key: string,
  file: string,
  onFailure: (error: unknown) => void,
): Promise<PictureFile> => {
  const { recent, pending, drafts } = deps.pictures;
  const picture = parsePictureName(key);
  const wanted = picture && parseDerivative(file, picture);
  if (!wanted) throw new NotFoundError();
  const { width, format } = wanted;
  const name = `${key}/${file}`;
  const path = pathOf(deps, await masterOf(deps, key), width, format);
  const ready = recent.get(name) ?? (await readIfPresent(path));

  if (ready === undefined && format === 'avif') {
    const draft = readDraft(deps, key, width);
    if (!pending.running.has(name)) {
      const making = derive(deps, key, width, format);
      void making.catch(onFailure).finally(() => drafts.delete(name));
    }
    return draft;
  }
  const bytes = ready ?? (await derive(deps, key, width, format));
  recent.set(name, bytes);
  return { bytes, type: contentTypes[format] };
};

/** The master itself, e.g. `….jpg`, for clients that don't use derivatives. */
export const readMasterPicture = async (deps: PictureDeps, file: string): Promise<PictureFile> => {
  const name = parseMasterName(file);
  if (name === null) throw new NotFoundError();
  const { file: path } = await masterOf(deps, name.key);
  return {
    bytes: await readMaster(deps.config.mediaRoots, path),
    type: contentTypes[name.extension],
  };
};
