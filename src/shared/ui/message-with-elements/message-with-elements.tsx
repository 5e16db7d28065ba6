import { Fragment, type ReactNode } from 'react';

interface MessageWithElementsProps {
  /** A message with tags, e.g. `Read the <link>terms</link>, <name/>.` */
  text: string;
  /** What stands for each tag, made of the words in it. */
  elements: Record<string, (words: string) => ReactNode>;
}

/** Splits a text into what is before a tag, the tag's name and the words in it, and so on. */
const tags = /<(\w+)(?:\/>|>(.*?)<\/\1>)/;

/** A message that has elements in it, in the order that its language has them in. */
export const MessageWithElements = ({ text, elements }: MessageWithElementsProps) =>
  text
    .split(tags)
    .map((part, index, parts) =>
      index % 3 === 1 ? (
        <Fragment key={part}>{elements[part]?.(parts[index + 1] ?? '')}</Fragment>
      ) : (
        index % 3 === 0 && part
      ),
    );
