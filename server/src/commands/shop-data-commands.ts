import { Option } from '@commander-js/extra-typings';

import type { ImportReport } from '../services/shop-data/import-shop';
import { type AddCommands, CommandError } from './command';
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

/** The commands that import and export a shop's data; their services are loaded when they run. */
export const addShopDataCommands: AddCommands = (program, perform) => {
  program
    .command('import')
    .description('imports products, texts and settings from files: all of them, or none')
    .argument('<PATH>', 'a folder of .csv or .json files with a folder "pictures", or one file')
    .option('--dry-run', 'only lists what would be imported, and all problems')
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
    .description('writes everything that can be imported into a new folder')
    .argument('<FOLDER>', 'a folder that does not exist yet, or is empty')
    .addOption(
      new Option('--format <format>', 'the format of the files')
        .choices(['csv', 'json'] as const)
        .default('csv' as const),
    )
    .option('--no-pictures', 'writes the addresses of pictures instead of their files')
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
