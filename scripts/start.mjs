// Only syntax that old versions of Node can parse, so that they show the message.
import { nodeVersionProblem } from './setup/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./setup/start-shop.mjs').then((setup) => setup.startShop());
}
