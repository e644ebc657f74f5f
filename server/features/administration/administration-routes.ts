import * as contracts from '@muster/domain/administration/administration-contract.ts';
import { readOwnFlags } from '@muster/domain/administration/own-flags-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { created, ok, plain } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { ownFlags } from '../../identity/resting.ts';
import { countPermissions, listPermissions } from '../../records/members/permission.ts';
import { countPhotos, listPhotos } from '../../records/office/photo.ts';
import { t } from '../../words/words.ts';
import { askedPage, pageBody } from './paged.ts';
import { requireFlag } from './require-flag.ts';
import { addPermission, changePermission, deletePermission, shownPermission } from './run-permissions.ts';
import { addPhoto, changePhoto, deletePhoto, shownPhoto } from './run-photos.ts';
import { deleteUser, registerUser } from './run-users.ts';
import { countUsers, deleterOf, listUsers, shownUsers } from './users-view.ts';

/** Users, permissions and photos, for whoever has the flags (wire 13). */
export function administrationRoutes(serve: Serve, deps: Dependencies): void {
  const { database } = deps;
  const db = database.query;

  serve(readOwnFlags, async ({ caller }) => ok(await ownFlags(db, caller)));

  serve(contracts.listUsers, async ({ caller, query }) => {
    const flags = await requireFlag(db, caller, 'users', 'read');
    const asked = askedPage(query);
    const deleter = await deleterOf(db, deps.clock, caller.member, flags);
    const users = await shownUsers(db, await listUsers(database, asked), deleter);
    return plain(pageBody(users, asked, await countUsers(database, asked.search)));
  });
  serve(contracts.registerUser, async ({ caller, body }) =>
    created(await registerUser(deps, caller, body), t('done.userRegistered')),
  );
  serve(contracts.deleteUser, async ({ caller, params }) => {
    await deleteUser(deps, caller, params.id);
    return ok(null, t('done.deleted'));
  });

  serve(contracts.listPermissions, async ({ caller, query }) => {
    await requireFlag(db, caller, 'permissions', 'read');
    const asked = askedPage(query);
    const found = (await listPermissions(database, asked)).map(shownPermission);
    return plain(pageBody(found, asked, await countPermissions(database, asked.search)));
  });
  serve(contracts.addPermission, async ({ caller, body }) =>
    created(await addPermission(deps, caller, body), t('done.saved')),
  );
  serve(contracts.updatePermission, async ({ caller, body }) =>
    ok(await changePermission(deps, caller, body), t('done.saved')),
  );
  serve(contracts.deletePermission, async ({ caller, params }) => {
    await deletePermission(deps, caller, params.id);
    return ok(null, t('done.deleted'));
  });

  serve(contracts.listPhotos, async ({ caller, query }) => {
    const flags = await requireFlag(db, caller, 'photos', 'read');
    const asked = askedPage(query);
    const found = (await listPhotos(database, asked)).map((it) => shownPhoto({ caller, flags }, it));
    return plain(pageBody(found, asked, await countPhotos(database, asked.search)));
  });
  serve(contracts.addPhoto, async ({ caller, body }) => created(await addPhoto(deps, caller, body), t('done.saved')));
  serve(contracts.updatePhoto, async ({ caller, body }) => ok(await changePhoto(deps, caller, body), t('done.saved')));
  serve(contracts.deletePhoto, async ({ caller, params }) => {
    await deletePhoto(deps, caller, params.id);
    return ok(null, t('done.deleted'));
  });
}
