import { dubai } from './addresses';

/** Email addresses, and what the tests' customers enter: passwords, names, addresses. */
const personal = [
  /[\w.+-]{1,64}@[\w-]{1,64}\.(?:test|example|com)\b/,
  /selvage-demo|971 50 000 0142|warp and weft|a wrong guess|a long password/i,
  new RegExp(`${dubai.last_name}|${dubai.address}`),
];

/** Throws when a log holds a customer's own data. Every shop of the tests is asked at its end. */
export const assertNothingPersonal = (log: string): void => {
  for (const pattern of personal) {
    const [found] = pattern.exec(log) ?? [];
    if (found === undefined) continue;
    const line = log.split('\n').find((each) => each.includes(found));
    throw new Error(`The log holds personal data, "${found}": ${line?.slice(0, 500)}`);
  }
};
