import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { parseEnv, promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findOnPath } from '../../scripts/setup/find-program.mjs';
import { inProject } from '../../scripts/setup/paths.mjs';
import { configuredNames } from '../../server/src/config';
import { eventually } from '../support/eventually';
import { isSoak } from '../support/figures';
import { freePort } from '../support/free-port';
import { demoDataDir, startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';

const run = promisify(execFile);

const textOf = (file: string) => readFile(inProject(file), 'utf8');

/** The instructions of the image that runs. */
const lastStage = (dockerfile: string) => dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'selvage-deployment-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds what is committed in a folder without anything else, as the first stage of the Dockerfile does. */
const buildByTheDockerfile = async (): Promise<string> => {
  const [clean, archive] = [path.join(folder, 'clean'), path.join(folder, 'shop.tar')];
  await mkdir(clean);
  await run('git', ['archive', '--output', archive, 'HEAD'], { cwd: inProject() });
  await run('tar', ['-xf', archive, '-C', clean]);
  const [, command = ''] = /^RUN (.+)$/m.exec(await textOf('Dockerfile')) ?? [];
  await run('sh', ['-c', `unset NODE_ENV; ${command}`], { cwd: clean });
  return clean;
};

const builds = [
  { built: 'in this folder', build: async () => inProject() },
  ...(isSoak ? [{ built: 'in a clean folder', build: buildByTheDockerfile }] : []),
];

describe.each(builds)('the image of the Dockerfile, built $built', ({ build }) => {
  /** What takes long to copy, and is looked for by no path that leads out of it. */
  const linked = new Set(['node_modules', 'demo/media']);

  let image: string;
  let root: string;
  let dataDir: string;
  let shop: ShopProcess;

  beforeAll(async () => {
    const built = await build();
    image = lastStage(await textOf('Dockerfile'));
    const copied = [...image.matchAll(/^COPY --from=build \/shop\/(\S+) \.\/(\S*)$/gm)];
    expect(copied).toHaveLength(image.match(/^COPY /gm)?.length ?? 0);
    root = await mkdtemp(path.join(folder, 'shop-'));
    for (const [, from = '', to = ''] of copied) {
      const target = path.join(root, to === '' ? from : to);
      await mkdir(path.dirname(target), { recursive: true });
      if (linked.has(from)) await symlink(path.join(built, from), target);
      else await cp(path.join(built, from), target, { recursive: true });
    }
    const [, command = ''] = /^CMD \["node", "(.+)"\]$/m.exec(image) ?? [];
    dataDir = await demoDataDir();
    shop = await startShop({ DEMO: '0', DATA_DIR: dataDir }, [path.join(root, command)], root);
  });

  afterAll(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  });

  it('has all that the shop and its commands need', async () => {
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
    const { stdout } = await run(
      process.execPath,
      [path.join(root, 'dist/server/cli.js'), 'orders', 'list'],
      { cwd: root, env: { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: '' } },
    );
    expect(stdout).toMatch(/\d+ orders$/m);
  });

  it('runs it as a user who is not root', () => {
    expect(image.match(/^USER .+$/gm)).toEqual(['USER node']);
    expect(image.indexOf('\nUSER ')).toBeLessThan(image.indexOf('\nCMD '));
  });

  it('is healthy while the shop answers, and not without it', async () => {
    const [, health = '[]'] = /^HEALTHCHECK .*?CMD (\[.+\])$/m.exec(image) ?? [];
    const [program, ...args] = JSON.parse(health) as string[];
    expect(program).toBe('node');
    const check = (port: string) =>
      run(process.execPath, args, { env: { ...process.env, PORT: port } });
    await check(new URL(shop.url).port);
    await expect(check(`${await freePort()}`)).rejects.toMatchObject({ code: 1 });
  });

  it('answers a call under way when it is stopped, no new one, and ends with exit code 0', async () => {
    const body = JSON.stringify({ search: 'silk', max_price: '98765' });
    const call = http.request(`${shop.url}/api/products`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        // Answered when the call has reached the shop, which then waits for the body.
        expect: '100-continue',
      },
    });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.flushHeaders();
    await once(call, 'continue');
    const stopped = shop.stop();
    await eventually(() => expect(fetch(`${shop.url}/healthz`)).rejects.toThrow());
    call.end(body);
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    expect(await json(answer)).toMatchObject({ code: 200 });
    await stopped;
    expect(shop.output()).not.toContain('did not finish in time');
  });
});

describe('the settings of .env.example', () => {
  const secrets = { POSTGRES_PASSWORD: 'secret', METRICS_TOKEN: 'secret' };
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const addresses = { CONTACT_EMAIL: 'hello@example.com', ORDERS_EMAIL: 'hello@example.com' };

  it('are read by the shop or by compose.yaml, and none is missing for a shop with customers', async () => {
    const named = parseEnv(await textOf('.env.example'));
    const empty = Object.keys(named).filter((name) => named[name] === '');
    const filled = { ...named, ...secrets, ...stripe, ...addresses };
    expect(empty.filter((name) => !filled[name as keyof typeof filled])).toEqual([]);
    const compose = await textOf('compose.yaml');
    const ofCompose = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(named)).toEqual(expect.arrayContaining(ofCompose));
    const read = configuredNames(filled);
    expect(
      Object.keys(named)
        .filter((name) => !ofCompose.includes(name))
        .sort(),
    ).toEqual(read);
  });

  it('are kept out of the repository and out of the image', async () => {
    for (const file of ['.gitignore', '.dockerignore']) {
      expect((await textOf(file)).split('\n'), file).toContain('.env');
    }
  });
});

/** Each of them is checked by its own program, where that is installed. */
describe('the files for other programs', () => {
  const itWith = (program: string) => it.skipIf(findOnPath([program]) === null);

  it('start the shop by files that a build makes', async () => {
    const unit = await textOf('deploy/selvage.service');
    const [, script = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(unit) ?? [];
    expect(await textOf(script)).not.toBe('');
    const [, cli = ''] =
      /^ {2}\/usr\/bin\/node (\S+) "\$@"$/m.exec(await textOf('deploy/selvage.sh')) ?? [];
    expect(await textOf(cli)).not.toBe('');
  });

  it('run commands with the settings, the user and the folder of the unit', async () => {
    const [unit, script] = [
      await textOf('deploy/selvage.service'),
      await textOf('deploy/selvage.sh'),
    ];
    for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile']) {
      const [line = 'none'] = new RegExp(`^${name}=\\S+$`, 'm').exec(unit) ?? [];
      expect(script).toContain(`--property=${line} `);
    }
    const [, variables = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
    for (const variable of variables.split(' ')) expect(script).toContain(`--setenv=${variable} `);
    await run('sh', ['-n', inProject('deploy/selvage.sh')]);
  });

  it('run the tests on each release of Node, and look for advisories', async () => {
    const workflow = await textOf('deploy/github-actions.yml');
    const { engines } = JSON.parse(await textOf('package.json')) as { engines: { node: string } };
    expect(workflow).not.toContain('\t');
    const [, versions] = /^ {8}node: \[(.+)\]$/m.exec(workflow) ?? [];
    expect(versions).toBe(`${engines.node.replace('>=', '')}.0, 20, 22, 24`);
    expect(workflow).toContain('node-version: ${{ matrix.node }}');
    const commands = [...workflow.matchAll(/^ {6}- run: (.+)$/gm)].map(([, command]) => command);
    expect(commands).toEqual(['.ci/run', 'npm audit --omit=dev']);
    expect(await textOf('.ci/run')).toMatch(/^exec npm test\b/m);
  });

  itWith('systemd-analyze')('are a unit of systemd', async () => {
    const unit = path.join(folder, 'selvage.service');
    // The programs and the user of another machine are not here.
    const text = (await textOf('deploy/selvage.service'))
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/^(User|After|Wants)=.*$/gm, '');
    await writeFile(unit, text);
    const { stderr } = await run('systemd-analyze', ['verify', unit]);
    expect(stderr).not.toContain('selvage.service');
  });

  itWith('nginx')('are a server of nginx', async () => {
    const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example.com'],
      ...['-keyout', `${key}`, '-out', `${certificate}`],
    ]);
    const server = (await textOf('deploy/nginx.conf'))
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
    const configuration = path.join(folder, 'nginx.conf');
    const pid = path.join(folder, 'nginx.pid');
    await writeFile(configuration, `pid ${pid};\nevents {}\nhttp {\n${server}\n}\n`);
    const { stderr } = await run('nginx', ['-t', '-c', configuration, '-e', 'stderr']);
    expect(stderr).toContain('test is successful');
  });

  itWith('caddy')('are a site of Caddy', async () => {
    const args = ['adapt', '--adapter', 'caddyfile', '--config', inProject('deploy/Caddyfile')];
    const { stdout } = await run('caddy', args);
    expect(stdout).toContain('127.0.0.1:3000');
  });

  itWith('docker-compose')('are services of Compose', async () => {
    const project = path.join(folder, 'compose');
    await mkdir(project);
    await cp(inProject('compose.yaml'), path.join(project, 'compose.yaml'));
    await writeFile(path.join(project, '.env'), 'POSTGRES_PASSWORD=secret\n');
    const { stdout } = await run('docker-compose', ['--file', 'compose.yaml', 'config'], {
      cwd: project,
    });
    expect(stdout).toContain('DATABASE_URL: postgres://shop:secret@db/shop');
  });
});
