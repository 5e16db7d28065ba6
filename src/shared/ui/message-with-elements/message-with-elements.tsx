import { Fragment, type ReactNode } from 'react';

interface MessageWithElementsProps {
  /** A message with tags, e.g. `Read the <link>terms</link>, <name/>.` */
  text: string;
  /** Renders each tag, given the words in it. */
  elements: Record<string, (words: string) => ReactNode>;
}

/** Splits a text into what is before a tag, the tag's name and the words in it, and so on. */
const tags = /<(\w+)(?:\/>|>(.*?)<\/\1>)/;

/** A message with elements in it, in the order of its language. */
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
