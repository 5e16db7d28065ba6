import { createContext } from 'react';

/** Makes HTML safe while the server renders; the browser has its own sanitizer. */
export const ServerSanitizerContext = createContext<((html: string) => string) | null>(null);
