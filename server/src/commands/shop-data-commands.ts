import { Option } from '@commander-js/extra-typings';

import type { ImportReport } from '../services/shop-data/import-shop';
import { CommandError } from './command';
import type { AddCommands } from './command';
import { counted, table } from './tables';
import { pathOf } from './values';

const problemText = ({ problems }: ImportReport): string =>
  [
    ...problems.map(({ at, message }) => `${at}: ${message}`),
    '',
    `Nothing was imported: ${counted(problems.length, 'problems')}.`,
  ].join('\n');

const countTable = (counts: ImportReport['counts']): string =>
  table(
    ['what', 'rows', 'new'],
    counts.map(({ kind, rows, added }) => [kind, rows, added ?? '']),
  );

/** The commands that bring a shop's data in and out; what they need is loaded when they run. */
export const addShopDataCommands: AddCommands = (program, perform) => {
  program
    .command('import')
    .description('brings files of products, texts and settings into the shop: all of them, or none')
    .argument('<PATH>', 'a folder of .csv or .json files with a folder "pictures", or one file')
    .option('--dry-run', 'only lists what would be imported, and every problem')
    .option(
      '--delete-missing',
      'removes what the files of categories, colors, products, sizes and translations do not name',
    )
    .action((path, options) =>
      perform(async (context) => {
        const { importShop } = await import('../services/shop-data/import-shop');
        const report = await importShop(context, { path: pathOf(context, path), ...options });
        if (report.problems.length > 0) throw new CommandError(problemText(report));
        const { counts, pictures } = report;
        const done = options.dryRun
          ? 'No problem was found; nothing was written.'
          : `Imported, with ${counted(pictures, 'pictures')}.`;
        return { text: `${countTable(counts)}\n\n${done}`, data: { counts, pictures } };
      }),
    );
  program
    .command('export')
    .description('writes everything that an import takes into a new folder')
    .argument('<FOLDER>', 'a folder that does not exist yet, or is empty')
    .addOption(
      new Option('--format <format>', 'how the files are written')
        .choices(['csv', 'json'] as const)
        .default('csv' as const),
    )
    .option('--no-pictures', 'name the shop’s own addresses of the pictures instead')
    .action((path, { format, pictures: withPictures }) =>
      perform(async (context) => {
        const { exportShop } = await import('../services/shop-data/export-shop');
        const folder = pathOf(context, path);
        const { counts, pictures } = await exportShop(context, { folder, format, withPictures });
        const rows = table(
          ['what', 'rows'],
          counts.map(({ kind, rows: number }) => [kind, number]),
        );
        const text = `${rows}\n\nWritten to ${folder}, with ${counted(pictures, 'pictures')}.`;
        return { text, data: { folder, counts, pictures } };
      }),
    );
};
