import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { SafeHtml } from '@/shared/ui/safe-html';

import { forbiddenNodes } from './forbidden-nodes';
import { harmless, type Trial, type TrialReport, type Way } from './trial';

const batchSize = 500;
/** Long enough for the error event of a blocked picture. */
const settleMs = 60;

const settled = () => new Promise((resolve) => setTimeout(resolve, settleMs));

let ran = 0;
const noteRun = () => {
  ran += 1;
};

/** Replaces everything that a vector calls to show that it runs. */
const watch = (place: Window): void => {
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'msgbox']) {
    Object.defineProperty(place, name, { value: noteRun });
  }
};

interface Place {
  index: number;
  root: Element;
}

/** By SafeHtml as the pages use it: mounted in the browser, so that the shop's sanitizer runs. */
const throughSafeHtml = async (texts: string[]): Promise<[Place[], () => void]> => {
  const stage = document.createElement('main');
  // Not laid out: the result is the same, and it is faster.
  stage.hidden = true;
  document.body.append(stage);
  const root = createRoot(stage);
  flushSync(() => {
    root.render(
      texts.map((html, index) => (
        <section key={index}>
          <SafeHtml html={html} />
        </section>
      )),
    );
  });
  while (stage.querySelector('[aria-busy="true"]') !== null) await settled();
  const places = [...stage.querySelectorAll(':scope > section > div')].map((place, index) => {
    // The styles of the component, not of the text.
    place.removeAttribute('class');
    return { index, root: place };
  });
  const leave = () => {
    root.unmount();
    stage.remove();
  };
  return [places, leave];
};

/** In a document as the server sends it, parsed with scripts allowed. */
const throughDocument = async (texts: string[]): Promise<[Place[], () => void]> => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) throw new Error('The frame has no document');
  page.open();
  watch(frame.contentWindow);
  page.write('<!doctype html><html lang="en"><title>Trial</title><body>');
  page.write(texts.map((html) => `<section><div>${html}</div></section>`).join(''));
  page.close();
  const places = [...page.querySelectorAll('body > section > div:only-child')].map(
    (root, index) => ({ index, root }),
  );
  return [
    places,
    () => {
      frame.remove();
    },
  ];
};

const tryAll = async (
  way: Way,
  texts: string[],
  show: (texts: string[]) => Promise<[Place[], () => void]>,
): Promise<string[]> => {
  const findings: string[] = [];
  for (let from = 0; from < texts.length; from += batchSize) {
    const batch = texts.slice(from, from + batchSize);
    const ranBefore = ran;
    const [places, leave] = await show(batch);
    await settled();
    if (places.length !== batch.length) {
      findings.push(`${way}: of ${batch.length} texts from ${from} on one left its place`);
    }
    for (const { index, root } of places) {
      const faults = forbiddenNodes(root);
      if (faults.length > 0) {
        findings.push(`${way}: ${faults.join(' ')} of ${JSON.stringify(batch[index])}`);
      }
    }
    if (ran > ranBefore) findings.push(`${way}: ${ran - ranBefore} ran of ${from} and after`);
    leave();
  }
  return findings;
};

const run = async (trials: Trial[]): Promise<TrialReport> => {
  watch(window);
  const raw = [...new Set(trials.map(({ html }) => html))];
  const stored = [...new Set(trials.map((trial) => trial.stored))];

  const [bare, leaveBare] = await throughDocument([
    '<img src=x onerror=alert(1)><svg onload=alert(1)></svg><script>alert(1)</script>',
  ]);
  await settled();
  leaveBare();
  const ranUnsanitized = bare.length === 1 ? ran : 0;

  const [kept, leaveKept] = await throughSafeHtml([harmless]);
  const harmlessKept = kept[0]?.root.innerHTML === harmless && stored.includes(harmless);
  leaveKept();

  const findings = [
    ...(await tryAll('raw, by SafeHtml', raw, throughSafeHtml)),
    ...(await tryAll('stored, in the document', stored, throughDocument)),
    ...(await tryAll('stored, by SafeHtml', stored, throughSafeHtml)),
  ];
  return {
    agent: navigator.userAgent,
    findings: findings.slice(0, 20),
    tried: {
      'raw, by SafeHtml': raw.length,
      'stored, in the document': stored.length,
      'stored, by SafeHtml': stored.length,
    },
    harmlessKept,
    ranUnsanitized,
  };
};

const answer = await fetch('/trials');
const report = await run((await answer.json()) as Trial[]).catch((error: unknown) => ({
  agent: navigator.userAgent,
  failure: String(error),
}));
await fetch(`/report${location.pathname}`, { method: 'POST', body: JSON.stringify(report) });
