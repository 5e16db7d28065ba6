import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import type { Change } from './journal';

const ownerOnly = 0o700;
const blockBytes = 4096;
const sectorBytes = 512;
const tornBlockShare = 0.2;

/** A change of a file's content that may not have reached the disk yet. */
type Unsynced = { position: number; data: Buffer } | { size: number };

interface ModelFile {
  /** The contents that are safely on the disk. */
  kept: Buffer;
  unsynced: Unsynced[];
}

/** Names that change together: a rename is one such change. */
type NameChange = Map<string, ModelNode | undefined>;

interface ModelFolder {
  /** As the running system sees it. */
  names: Map<string, ModelNode>;
  /** The names that are safely on the disk. */
  kept: Map<string, ModelNode>;
  unsynced: NameChange[];
}

type ModelNode = ModelFile | ModelFolder;

/** What happens to unsynced data: all lost, partly kept and torn, or all kept. */
export type Fate = 'lost' | 'partly kept' | 'kept';

const isFolder = (node: ModelNode): node is ModelFolder => 'names' in node;

const newFile = (kept = Buffer.alloc(0)): ModelFile => ({ kept, unsynced: [] });
const newFolder = (kept = new Map<string, ModelNode>()): ModelFolder => ({
  names: new Map(kept),
  kept,
  unsynced: [],
});

const readFolder = (path: string): ModelFolder =>
  newFolder(
    new Map(
      readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isFile() || entry.isDirectory())
        .map((entry) => {
          const place = join(path, entry.name);
          return [entry.name, entry.isFile() ? newFile(readFileSync(place)) : readFolder(place)];
        }),
    ),
  );

/** Applies changes in order, in `content` itself if it has room. */
const withChanges = (content: Buffer, changes: Unsynced[]): Buffer => {
  let room = content;
  let length = content.length;
  const reach = (size: number) => {
    if (size <= room.length) return;
    const larger = Buffer.alloc(Math.max(size, 2 * room.length));
    room.copy(larger, 0, 0, length);
    room = larger;
  };
  for (const change of changes) {
    if ('size' in change) {
      reach(change.size);
      if (change.size < length) room.fill(0, change.size, length);
      length = change.size;
    } else {
      const end = change.position + change.data.length;
      reach(end);
      change.data.copy(room, change.position);
      length = Math.max(length, end);
    }
  }
  return room.subarray(0, length);
};

const rename = (names: Map<string, ModelNode>, change: NameChange) => {
  for (const [name, node] of change) {
    if (node) names.set(name, node);
    else names.delete(name);
  }
};

/** The disk blocks of a write, each with its part of the data. */
const blocksOf = (position: number, data: Buffer) => {
  const blocks: { position: number; data: Buffer }[] = [];
  for (let at = 0; at < data.length;) {
    const length = Math.min(blockBytes - ((position + at) % blockBytes), data.length - at);
    blocks.push({ position: position + at, data: data.subarray(at, at + length) });
    at += length;
  }
  return blocks;
};

/**
 * A disk that may lose power. Synced data stay. Of unsynced data, each 4 KiB block of a file may be
 * written or not, or end at a sector's boundary with older content after it; a file may have its
 * new or its old length; and an added, removed or changed name only counts once its folder was
 * synced. A new file's name is synced with the file, as the file systems of Linux, macOS and
 * Windows do, and as PostgreSQL requires.
 */
export class ModeledDisk {
  private readonly root: ModelFolder;
  private readonly open = new Map<number, ModelFile | ModelFolder>();

  /**
   * @param folder what is in it now is taken as synced
   * @param heedsSync false for a disk that says it has synced and has not
   */
  constructor(
    private readonly folder: string,
    private readonly heedsSync = true,
  ) {
    this.root = readFolder(folder);
  }

  apply(change: Change): void {
    switch (change.op) {
      case 'open':
        this.open.set(
          change.descriptor,
          this.find(change.file) ?? this.create(change.file, newFile()),
        );
        return;
      case 'close':
        this.open.delete(change.file);
        return;
      case 'write':
        this.fileAt(change.file).unsynced.push({ position: change.position, data: change.data });
        return;
      case 'truncate':
        this.fileAt(change.file).unsynced.push({ size: change.size });
        return;
      case 'folder':
        this.createFolders(change.file);
        return;
      case 'remove':
        this.remove(change.file);
        return;
      case 'rename':
        this.move(change.file, change.to);
        return;
      case 'sync':
        if (this.heedsSync) this.sync(change.file);
        return;
    }
  }

  /** Writes the folder to an empty place as a power cut could leave it now. */
  cut(place: string, fate: Fate, random: () => number): void {
    this.writeFolder(this.root, place, fate, random);
  }

  private partsOf(path: string): string[] {
    return relative(this.folder, path).split(sep).filter(Boolean);
  }

  private find(path: string): ModelNode | undefined {
    let node: ModelNode | undefined = this.root;
    for (const part of this.partsOf(path)) {
      node = node && isFolder(node) ? node.names.get(part) : undefined;
    }
    return node;
  }

  private parentOf(path: string): { parent: ModelFolder; name: string } {
    const parts = this.partsOf(path);
    const name = parts.pop();
    const parent = this.find(join(this.folder, ...parts));
    if (name === undefined || !parent || !isFolder(parent))
      throw new Error(`No folder for ${path}`);
    return { parent, name };
  }

  private changeNames(parent: ModelFolder, change: NameChange) {
    parent.unsynced.push(change);
    rename(parent.names, change);
  }

  private create<Node extends ModelNode>(path: string, node: Node): Node {
    const { parent, name } = this.parentOf(path);
    this.changeNames(parent, new Map([[name, node]]));
    return node;
  }

  private createFolders(path: string) {
    if (this.find(path)) return;
    this.createFolders(dirname(path));
    this.create(path, newFolder());
  }

  private remove(path: string) {
    if (!this.find(path)) return;
    const { parent, name } = this.parentOf(path);
    this.changeNames(parent, new Map([[name, undefined]]));
  }

  private move(from: string, to: string) {
    const node = this.find(from);
    const old = this.parentOf(from);
    const { parent, name } = this.parentOf(to);
    if (!node || old.parent !== parent) throw new Error(`${from} is moved to another folder`);
    this.changeNames(
      parent,
      new Map([
        [old.name, undefined],
        [name, node],
      ]),
    );
  }

  private nodeAt(place: string | number): ModelNode | undefined {
    return typeof place === 'number' ? this.open.get(place) : this.find(place);
  }

  private fileAt(place: string | number): ModelFile {
    const node =
      this.nodeAt(place) ?? (typeof place === 'string' ? this.create(place, newFile()) : undefined);
    if (!node || isFolder(node)) throw new Error(`No file at ${place}`);
    return node;
  }

  private sync(place: string | number) {
    const node = this.nodeAt(place);
    if (!node) throw new Error(`Nothing to sync at ${place}`);
    if (isFolder(node)) {
      for (const change of node.unsynced) rename(node.kept, change);
    } else {
      node.kept = withChanges(node.kept, node.unsynced);
      this.keepNewName(this.root, node);
    }
    node.unsynced = [];
  }

  /** Keeps the name that a file was created with, if the name has no other changes. */
  private keepNewName(folder: ModelFolder, file: ModelFile): void {
    for (const node of folder.names.values()) if (isFolder(node)) this.keepNewName(node, file);
    const at = folder.unsynced.findLastIndex((change) => [...change.values()].includes(file));
    const change = folder.unsynced[at];
    if (change?.size !== 1) return;
    rename(folder.kept, change);
    // Earlier changes of this name are obsolete.
    const [name] = change.keys();
    folder.unsynced = folder.unsynced.filter(
      (other, index) => index > at || other.size > 1 || ![...other.keys()].includes(name ?? ''),
    );
  }

  private writeFolder(folder: ModelFolder, place: string, fate: Fate, random: () => number) {
    mkdirSync(place, { recursive: true, mode: ownerOnly });
    const names = new Map(folder.kept);
    for (const change of folder.unsynced) {
      if (fate === 'kept' || (fate === 'partly kept' && random() < 0.5)) rename(names, change);
    }
    for (const [name, node] of names) {
      const path = join(place, name);
      if (isFolder(node)) this.writeFolder(node, path, fate, random);
      else writeFileSync(path, this.contentOf(node, fate, random), { mode: 0o600 });
    }
  }

  private contentOf({ kept, unsynced }: ModelFile, fate: Fate, random: () => number): Buffer {
    if (fate === 'lost' || unsynced.length === 0) return kept;
    // A copy: later writes to it must not change the modeled disk.
    const content = Buffer.from(kept);
    if (fate === 'kept') return withChanges(content, unsynced);
    const blocks = unsynced
      .flatMap((change): Unsynced[] =>
        'size' in change ? [change] : blocksOf(change.position, change.data),
      )
      .filter(() => random() < 0.5)
      .map((change): Unsynced => {
        if ('size' in change || random() >= tornBlockShare) return change;
        const sectors = Math.ceil(change.data.length / sectorBytes);
        const whole = sectorBytes * Math.floor(random() * sectors);
        return { ...change, data: change.data.subarray(0, whole) };
      });
    return withChanges(content, blocks);
  }
}
