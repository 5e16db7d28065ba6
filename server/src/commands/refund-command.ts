import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

import { toDecimal } from '@contract/minor-units';

import { readRefunds } from '../services/orders/find-orders';
import { refundOrderOf } from '../services/orders/refund-order';
import type { RefundOptions } from '../services/orders/wanted-refund';
import { displayMoney } from '../shared/money';
import { type AddCommands, type CommandContext, CommandError, type CommandResult } from './command';
import { rowId, someMoney, someText } from './values';

type RefundedLines = RefundOptions['lines'];

/** Adds a line of an order and a quantity, e.g. 12:1, to those read before. */
const orderLine = (word: string, before: RefundedLines = []): RefundedLines => {
  const [line = '', quantity, ...rest] = word.split(':');
  const id = rowId(line);
  if (rest.length > 0) throw new InvalidArgumentError('It must be a line such as 12 or 12:1.');
  if (before.some((other) => other.id === id)) {
    throw new InvalidArgumentError('It names a line twice.');
  }
  return [...before, { id, ...(quantity === undefined ? {} : { quantity: rowId(quantity) }) }];
};

const refundText = (amount: string, madeBefore: boolean): string =>
  madeBefore
    ? `${amount} was refunded by this command before, which got no answer then. It is not refunded again: for another refund, repeat the command.`
    : `${amount} is refunded.`;

const refund = async (
  context: CommandContext,
  id: number,
  options: RefundOptions,
): Promise<CommandResult> => {
  const { order, refund: made, madeBefore } = await refundOrderOf(context, id, options);
  const { refunds, ...sums } = await readRefunds(context, id);
  const money = (amount: string) => displayMoney(order.currency, amount);
  const amount = made
    ? toDecimal(made.amount)
    : refunds.filter(({ status }) => status !== 'failed').at(-1)?.amount;
  return {
    text: [
      ...(amount === undefined ? [] : [refundText(money(amount), madeBefore)]),
      `Order ${id} is ${order.status}: ${money(sums.refunded)} refunded, ${money(sums.remaining)} remaining.`,
    ].join(' '),
    data: { ...order, ...sums, refunds, made_before: madeBefore },
  };
};

/** The command that refunds an order: whole, lines of it, or an amount. */
export const addRefundCommand: AddCommands = (orders, perform) => {
  orders
    .command('refund')
    .description(
      'refunds a delivered order, or lines or an amount of any paid one, and emails the customer',
    )
    .argument('<ORDER_ID>', 'the number of the order', rowId)
    .addOption(
      new Option(
        '--line <line[:quantity]>',
        'a line of `orders show`, refunded at its price; may be repeated',
      ).argParser(orderLine),
    )
    .option('--amount <amount>', 'an amount such as 120.00, alone or for the lines', someMoney)
    .option('--reason <text>', 'the reason, for your records', someText)
    .option('--restock', 'puts lines back into stock, which is the default')
    .option('--no-restock', 'leaves the stock as it is')
    .action((id, { line: lines = [], amount, reason, restock }, command) => {
      const isChosen = command.getOptionValueSource('restock') === 'cli';
      if (isChosen && amount !== undefined && lines.length === 0) {
        throw new CommandError('An amount alone changes no stock: name the lines with --line.');
      }
      const options = { lines, amount, reason, restock: isChosen ? restock : undefined };
      perform((context) => refund(context, id, options));
    });
};
