import type { Messages } from '@lingui/core';

import type { User } from '@contract/customer';

/** What the demo shop responds in one language, and the interface's messages in it. */
export interface RecordedShop {
  messages: Messages;
  /** The customer that the shop responded to. */
  user: User;
  /** The `data` of each response by its call, e.g. `GET /products/7`. */
  answers: Record<string, unknown>;
}
