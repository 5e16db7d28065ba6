import { languages } from '@contract/languages';

/** The widths of the shop's three layouts, px. */
export const widths = [390, 820, 1440] as const;

interface Choice {
  sheet: string;
  language: string;
  width: string;
}

const urlOf = (choice: Partial<Choice>) => `?${new URLSearchParams({ ...choice }).toString()}`;

/** The first page of the workshop: a sheet in a language and at a width. */
export const Chooser = ({ sheets, choice }: { sheets: string[]; choice: Choice }) => {
  const links = (name: keyof Choice, values: readonly (string | number)[]) => (
    <nav aria-label={name}>
      {values.map(String).map((value) => (
        <a
          key={value}
          href={urlOf({ ...choice, [name]: value })}
          aria-current={choice[name] === value ? 'true' : undefined}
          style={{ marginInlineEnd: 16, fontWeight: choice[name] === value ? 700 : 400 }}
        >
          {value}
        </a>
      ))}
    </nav>
  );
  const { sheet, language, width } = choice;
  return (
    <div style={{ fontFamily: 'system-ui', lineHeight: 2 }}>
      {links('sheet', sheets)}
      {links('language', languages)}
      {links('width', widths)}
      <iframe
        title={sheet}
        src={urlOf({ sheet, language })}
        style={{ inlineSize: Number(width), blockSize: 'calc(100vh - 140px)' }}
      />
    </div>
  );
};
