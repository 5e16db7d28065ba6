// Only syntax that old Nodes can read here, so that they get the message and not a syntax error.
import { nodeVersionProblem } from './setup/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./setup/start-shop.mjs').then((setup) => setup.startShop());
}
