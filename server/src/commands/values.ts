import { resolve } from 'node:path';

import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

import { dayMs, hourMs, minuteMs } from '@contract/durations';
import { toMinor } from '@contract/minor-units';

import { maxInteger } from '../db/row-id';
import type { CommandContext } from './command';

const maxPerPage = 1000;
const defaultPerPage = 50;

/** Reads a whole number from `min` to `max`. */
export const wholeNumber =
  (min: number, max = maxInteger) =>
  (word: string): number => {
    const number = Number(word);
    if (/^\d+$/.test(word) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };

/** Reads the id of a row. */
export const rowId = wholeNumber(1);

/** Adds the id of a row to those read before. */
export const rowIds = (word: string, before: number[] = []): number[] => [...before, rowId(word)];

/** Reads text that is not blank. */
export const someText = (word: string): string => {
  const text = word.trim();
  if (text !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
};

/** Reads an amount of money above zero, e.g. 120.00, as minor units. */
export const someMoney = (word: string): number => {
  const amount = /^\d{1,9}(\.\d\d)?$/.test(word) ? toMinor(word) : 0;
  if (amount > 0) return amount;
  throw new InvalidArgumentError('It must be an amount such as 120.00.');
};

/** Reads the URL of a page on the web. */
export const webUrl = (word: string): string => {
  const url = word.trim();
  if (URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)) return url;
  throw new InvalidArgumentError('It must be an address that starts with https: or http:.');
};

const midnightUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Reads a day, e.g. 2026-11-23. */
export const someDay = (word: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(word) && midnightUtc(word).toJSON()?.startsWith(word)) return word;
  throw new InvalidArgumentError('It must be a day such as 2026-11-23.');
};

/** The offsets of all time zones are multiples of it. */
const offsetStepMs = 15 * minuteMs;
/** More than any time zone is before or behind UTC. */
const maxOffsetMs = 15 * hourMs;

/** The first moment around a day at which the clock of a time zone shows a day as wanted. */
const firstMoment = (day: string, timeZone: string, isWanted: (shown: string) => boolean): Date => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const midnight = midnightUtc(day).getTime();
  const last = midnight + dayMs + maxOffsetMs;
  let time = midnight - maxOffsetMs;
  while (time < last && !isWanted(format.format(time))) time += offsetStepMs;
  return new Date(time);
};

/** When a day begins by the clock of a time zone: not at midnight, where it is put forward then. */
export const startOfDay = (day: string, timeZone: string): Date =>
  firstMoment(day, timeZone, (shown) => shown >= day);

/** When the day after it begins. */
export const endOfDay = (day: string, timeZone: string): Date =>
  firstMoment(day, timeZone, (shown) => shown > day);

/** A path given as an argument, relative to the folder that the command is run in. */
export const pathOf = ({ cwd }: Pick<CommandContext, 'cwd'>, path: string): string =>
  resolve(cwd, path);

/** The option that chooses the page of a list. */
export const pageOption = () =>
  new Option('--page <number>', 'the page').argParser(wholeNumber(1)).default(1);
/** The option that sets how many rows a page of a list has. */
export const perPageOption = () =>
  new Option('--per-page <number>', `rows on a page, at most ${maxPerPage}`)
    .argParser(wholeNumber(1, maxPerPage))
    .default(defaultPerPage);
