import { Agent, request } from 'node:http';
import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// The thread of `sendTraffic` in traffic.ts: sends the calls, and posts how they were answered.

/**
 * @typedef {import('./traffic').TrafficCall} TrafficCall
 * @typedef {import('./traffic').Traffic & import('./traffic').Pace & { thread: number }} Work
 * @typedef {{ outcome: number | string, text: string }} Answer its status, or why there is none
 * @typedef {{ way: TrafficCall[], accepted: number }} Customer with how many calls were accepted
 */

/** @type {Work} */
const work = workerData;
const { url, visits, ways, connections, rate, settleSeconds, seconds, thread } = work;

const ok = 200;
const timeoutMs = 60_000;
/** One of so many calls is a customer's. */
const customerEvery = 10;
/** A step from one visit to the next, so that they come in no order. */
const prime = 7919;
/** Between two looks at which calls are due. */
const pauseMs = 1;
/** Numbers are taken for cents: the shop takes all prices for one that are higher than it can store. */
const centsPerUnit = 100;
const percent = 99;

const { hostname, port } = new URL(url);
// In turn, so that none is left to one process alone.
const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });

const createTimes = () => ({
  all: createHistogram(),
  browse: createHistogram(),
  bag: createHistogram(),
  checkout: createHistogram(),
});
/** In microseconds. */
const times = { first: createTimes(), last: createTimes() };

/** @type {Pick<import('./traffic').Answers, 'accepted' | 'problems' | 'orders'>} */
const answers = { accepted: 0, problems: {}, orders: [] };
const began = performance.now();

/**
 * @param {TrafficCall} call
 * @param {string} number that no other such call of the same customer has
 * @returns {Promise<Answer>}
 */
const answerTo = ({ kind, method, path, headers, body }, number) =>
  new Promise((resolve) => {
    const fail = (/** @type {Error} */ error) => resolve({ outcome: error.message, text: '' });
    const options = {
      ...{ agent, hostname, port, method, path },
      timeout: timeoutMs,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        // As browsers do; what becomes of an order is read here.
        ...(kind === 'checkout' ? { 'idempotency-key': number } : { 'accept-encoding': 'br' }),
      },
    };
    const sent = request(options, (response) => {
      let text = '';
      response.on('end', () => resolve({ outcome: response.statusCode ?? 0, text }));
      response.on('error', fail);
      if (kind !== 'checkout') {
        response.resume();
        return;
      }
      response.setEncoding('utf8');
      response.on('data', (/** @type {string} */ chunk) => {
        text += chunk;
      });
    });
    sent.on('error', fail);
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.end(body?.replaceAll('{n}', String(Number(number) / centsPerUnit)));
  });

/**
 * @param {TrafficCall['kind']} kind
 * @param {number} due when it was to be sent
 */
const noteTime = (kind, due) => {
  const at = (due - began) / 1000 - settleSeconds;
  if (at < 0) return;
  answers.accepted += 1;
  const third = seconds / 3;
  if (at >= third && at < 2 * third) return;
  const noted = at < third ? times.first : times.last;
  const microseconds = Math.max(1, Math.round(1000 * (performance.now() - due)));
  noted.all.record(microseconds);
  noted[kind].record(microseconds);
};

/**
 * @param {TrafficCall} call
 * @param {number} count of such calls before it
 * @param {number} due
 * @returns {Promise<boolean>} whether it was accepted
 */
const send = async (call, count, due) => {
  const number = `${thread}${String(count).padStart(7, '0')}`;
  const { outcome, text } = await answerTo(call, number);
  if (outcome !== ok) {
    const problem = `${call.method} ${call.path}: ${outcome}`;
    answers.problems[problem] = (answers.problems[problem] ?? 0) + 1;
    return false;
  }
  noteTime(call.kind, due);
  if (call.kind === 'checkout') answers.orders.push(JSON.parse(text).data.id);
  return true;
};

/** @type {Customer[]} */
const idle = ways.map((way) => ({ way, accepted: 0 }));
/**
 * Calls that are due while no customer is idle.
 *
 * @type {((customer: Customer) => void)[]}
 */
const waiting = [];

/** @returns {Promise<Customer>} whose last call was answered the longest time ago */
const nextCustomer = () =>
  new Promise((resolve) => {
    const customer = idle.shift();
    if (customer) resolve(customer);
    else waiting.push(resolve);
  });

const sendOfCustomer = async (/** @type {number} */ due) => {
  const customer = await nextCustomer();
  const { way, accepted } = customer;
  const call = way[accepted % way.length];
  if (call && (await send(call, accepted, due))) customer.accepted += 1;
  const next = waiting.shift();
  if (next) next(customer);
  else idle.push(customer);
};

let made = 0;
let visited = 0;

const sendNext = async (/** @type {number} */ due) => {
  made += 1;
  if (made % customerEvery === 0) {
    await sendOfCustomer(due);
    return;
  }
  visited += 1;
  const visit = visits[(visited * prime) % visits.length];
  if (visit) await send(visit, visited, due);
};

/** Sends the next call of a connection when its last is answered. */
const sendOnAnswer = async () => {
  const end = began + 1000 * (settleSeconds + seconds);
  while (performance.now() < end) await sendNext(performance.now());
};

/** Sends so many calls a second at even distances, however long answers take. */
const sendSteadily = async (/** @type {number} */ perSecond) => {
  const total = Math.round(perSecond * (settleSeconds + seconds));
  let sent = 0;
  let answered = 0;
  const count = () => {
    answered += 1;
  };
  while (answered < total) {
    const due = Math.ceil(((performance.now() - began) / 1000) * perSecond);
    for (; sent < Math.min(due, total); sent += 1) {
      sendNext(began + (1000 * sent) / perSecond).then(count);
    }
    await wait(pauseMs);
  }
};

await (rate === undefined
  ? Promise.all(Array.from({ length: connections }, sendOnAnswer))
  : sendSteadily(rate));
agent.destroy();

const inMs = (/** @type {ReturnType<typeof createHistogram>} */ histogram) =>
  Math.round(histogram.percentile(percent) / 100) / 10;
const p99Of = (/** @type {ReturnType<typeof createTimes>} */ noted) => ({
  all: inMs(noted.all),
  browse: inMs(noted.browse),
  bag: inMs(noted.bag),
  checkout: inMs(noted.checkout),
});
parentPort?.postMessage({
  ...answers,
  p99: { first: p99Of(times.first), last: p99Of(times.last) },
});
