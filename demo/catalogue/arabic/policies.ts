/** The policies, by paragraphs. */
export const policies: Record<string, string> = {
  'If a piece is not right, send it back. This page says what can be returned, until when, and how long a refund takes.':
    'إن لم تكن القطعة مناسبة فأعيديها إلينا. توضّح هذه الصفحة ما يمكن إرجاعه، وحتى متى، وكم يستغرق استرداد المبلغ.',
  Returns: 'الإرجاع',
  'You may return a piece within 14 days of delivery. It must be unworn, unwashed and unaltered, with its labels attached and in the box or bag it came in.':
    'يمكنك إرجاع القطعة خلال 14 يوماً من استلامها، على ألا تكون قد لُبست أو غُسلت أو عُدّلت، وأن تكون بطاقاتها مثبّتة عليها وفي العلبة أو الكيس الذي وصلت فيه.',
  'Write to us first, with the number of your order and the pieces you want to send back. We answer with the address and a return note to put in the parcel.':
    'اكتبي إلينا أولاً مع رقم طلبك والقطع التي ترغبين في إرجاعها. نردّ عليك بالعنوان وبقسيمة إرجاع توضع في الطرد.',
  'What cannot be returned': 'ما لا يمكن إرجاعه',
  'Two kinds of pieces are non-returnable:': 'نوعان من القطع لا يمكن إرجاعهما:',
  'Made-to-measure pieces, since they are cut for one person.':
    'القطع المفصّلة حسب القياس، لأنها تُقص لشخص واحد.',
  'Final-sale pieces, which are marked as such before you buy them.':
    'قطع البيع النهائي، وهي مميّزة بذلك قبل الشراء.',
  'Exchanging a size': 'استبدال المقاس',
  'Each piece may be exchanged once for another size, within the same 14 days and as long as that size is in stock. If it is sold out, we refund the piece instead.':
    'يمكن استبدال كل قطعة بمقاس آخر مرة واحدة، خلال المدة نفسها (14 يوماً) وما دام المقاس متوفراً. وإن كان قد نفد، رددنا ثمن القطعة بدلاً من ذلك.',
  Refunds: 'استرداد المبالغ',
  'When your parcel has reached us we look at each piece and write to you. Refunds are processed in 7-14 business days, to the card you paid with. Orders paid with cash on delivery are refunded by bank transfer.':
    'حين يصلنا طردك نفحص كل قطعة ونكتب إليك. تُعالج المبالغ المستردة خلال 7 إلى 14 يوم عمل، على البطاقة التي دُفع بها. أما الطلبات المدفوعة نقداً عند الاستلام فتُرد بتحويل بنكي.',
  'Shipping, taxes and duties are non-refundable. You pay for the return shipping, unless the piece was defective or not what you ordered.':
    'الشحن والضرائب والرسوم غير قابلة للاسترداد. وتكون كلفة شحن الإرجاع عليك، ما لم تكن القطعة معيبة أو غير ما طلبتِه.',
  'Defective or wrong pieces': 'القطع المعيبة أو الخاطئة',
  'Please look at your order when it arrives. Defective items must be reported within 48 hours of delivery, with a photograph of the fault. We replace the piece or refund it in full, and we pay for the return shipping.':
    'نرجو تفقّد طلبك عند وصوله. يجب الإبلاغ عن القطع المعيبة خلال 48 ساعة من الاستلام، مع صورة للعيب. نستبدل القطعة أو نرد ثمنها كاملاً، ونتحمّل كلفة شحن الإرجاع.',
  'Any other issue with an order, such as a missing piece, must be reported within 30 days of the date of the order.':
    'أي مشكلة أخرى في الطلب، كقطعة ناقصة، يجب الإبلاغ عنها خلال 30 يوماً من تاريخ الطلب.',
  'Cancelling an order': 'إلغاء الطلب',
  'An order that is still pending can be cancelled on your profile, at once and without a reason. Once it is on its way, receive it and return it as described above.':
    'يمكن إلغاء الطلب الذي لا يزال قيد الانتظار من صفحة حسابك، في الحال ومن دون إبداء سبب. أما إذا خرج للشحن فاستلميه ثم أعيديه كما هو موضّح أعلاه.',
  'Every order is sent from our atelier by courier, in a reusable box.':
    'يُرسل كل طلب من الأتيليه مع شركة توصيل، في علبة يُعاد استعمالها.',
  'How long it takes': 'كم يستغرق',
  'Shipping takes 5-10 business days from the day you order. Orders are packed Monday to Friday; what is ordered at the weekend is packed on Monday. During sales and before holidays it may take the full 10 business days.':
    'يستغرق الشحن 5 إلى 10 أيام عمل من يوم الطلب. تُجهّز الطلبات من الاثنين إلى الجمعة، وما يُطلب في عطلة نهاية الأسبوع يُجهّز يوم الاثنين. وفي أيام التخفيضات وقبل الأعياد قد يستغرق 10 أيام عمل كاملة.',
  'When the courier has your parcel we write to you. Your order and its status are also on your profile.':
    'حين تستلم شركة التوصيل طردك نكتب إليك. وتجدين طلبك وحالته في صفحة حسابك أيضاً.',
  'What it costs': 'كم يكلّف',
  'Shipping is one flat price for an order of any size: {shipping}, in the currency that you shop in. It is added at checkout, before you pay.':
    'للشحن سعر واحد ثابت مهما كان حجم الطلب: {shipping}، بالعملة التي تتسوّقين بها. ويُضاف عند إتمام الطلب، قبل أن تدفعي.',
  'Shipping is non-refundable, also when an order is returned.':
    'الشحن غير قابل للاسترداد، حتى عند إرجاع الطلب.',
  'Taxes and duties': 'الضرائب والرسوم',
  'Parcels that cross a border may be charged with taxes and duties by the country they arrive in. These are paid by the person who receives the parcel, are not part of our prices, and are non-refundable.':
    'قد تخضع الطرود التي تعبر الحدود لضرائب ورسوم يفرضها البلد الذي تصل إليه. يدفعها مستلم الطرد، وهي ليست جزءاً من أسعارنا ولا يمكن استردادها.',
  'The address': 'العنوان',
  'Please give a street address and a telephone number that the courier can call; couriers do not deliver to post-office boxes. An address can be changed as long as the order is pending: write to us, or cancel the order and place it again.':
    'نرجو كتابة عنوان بالشارع ورقم هاتف يمكن لشركة التوصيل الاتصال به؛ فشركات التوصيل لا تسلّم إلى صناديق البريد. يمكن تغيير العنوان ما دام الطلب قيد الانتظار: اكتبي إلينا، أو ألغي الطلب وأعيدي تقديمه.',
  'When something goes wrong': 'إذا حدث خلل',
  'If a parcel has not arrived after 10 business days, write to us and we will trace it with the courier.':
    'إذا لم يصل الطرد بعد 10 أيام عمل فاكتبي إلينا، ونتتبّعه مع شركة التوصيل.',
  'Issues with an order must be reported within 30 days of the date of the order; defective items within 48 hours of delivery.':
    'يجب الإبلاغ عن مشكلات الطلب خلال 30 يوماً من تاريخه، وعن القطع المعيبة خلال 48 ساعة من استلامها.',
  'What data {site} collects, what we use it for, and how to have it deleted. We collect only what an order needs.':
    'ما البيانات التي يجمعها متجر {site}، وفيمَ نستعملها، وكيف تُحذف. لا نجمع إلا ما يحتاج إليه الطلب.',
  'What we keep': 'ما نحتفظ به',
  'It depends on what you do here:': 'يتوقف ذلك على ما تفعلينه هنا:',
  'When you register: your name, your email address and your password, which is kept only in a form that cannot be read back.':
    'عند إنشاء حساب: اسمك وبريدك الإلكتروني وكلمة مرورك، التي لا تُحفظ إلا بصيغة لا يمكن قراءتها.',
  'When you order: the address, the telephone number, what you bought, what it cost and how it was paid.':
    'عند الطلب: العنوان ورقم الهاتف، وما اشتريتِه وثمنه وطريقة دفعه.',
  'When you write to us: your name, your email address and your message.':
    'عند الكتابة إلينا: اسمك وبريدك الإلكتروني ورسالتك.',
  'When you browse: nothing that identifies you. There is no advertising and no tracking across other sites.':
    'عند التصفّح: لا شيء يدل عليك. لا إعلانات، ولا تتبّع عبر مواقع أخرى.',
  Payment: 'الدفع',
  'Cards are handled on the page of our payment provider. The number of your card never reaches us; we learn only whether a payment was made, and of how much.':
    'تُعالج البطاقات في صفحة مزوّد خدمة الدفع. لا يصل رقم بطاقتك إلينا أبداً؛ كل ما نعرفه هل تم الدفع وكم كان المبلغ.',
  'What is stored on your device': 'ما يُحفظ على جهازك',
  'The shop stores some data in your browser only. It needs the bag of a guest, what you typed at checkout until the order is placed, and, once you are logged in, your session and your name, email address and currency.':
    'يحفظ المتجر بعض البيانات في متصفّحك وحده. فهو يحتاج إلى حقيبة التسوق للزائرة، وما كُتب عند إتمام الطلب إلى أن يُقدّم، وبعد تسجيل الدخول إلى جلستك واسمك وبريدك الإلكتروني وعملتك.',
  'For convenience it also remembers the products that you viewed last, your recent searches and your usual size. None of this is sent to us. You can clear your searches in the search itself; logging out removes all of it, together with what belongs to your account; and so does clearing the storage of this site in your browser.':
    'ولراحتك يتذكّر أيضاً القطع التي شاهدتها أخيراً، وعمليات بحثك الأخيرة، ومقاسك المعتاد. لا يُرسل إلينا شيء من ذلك. يمكنك مسح عمليات البحث من نافذة البحث نفسها؛ وتسجيل الخروج يمحو ذلك كله مع ما يخص حسابك، وكذلك مسح بيانات هذا الموقع من متصفّحك.',
  'Who we share it with': 'مع من نشاركها',
  'Your name, address and telephone number go to the courier who brings the parcel, and the sum of your order to the payment provider if you pay by card. We sell nothing to anybody. We hand data to an authority only where the law obliges us to.':
    'يذهب اسمك وعنوانك ورقم هاتفك إلى شركة التوصيل التي تحمل الطرد، ومبلغ طلبك إلى مزوّد خدمة الدفع إن دفعتِ بالبطاقة. لا نبيع شيئاً لأحد. ولا نسلّم بيانات إلى جهة رسمية إلا حيث يُلزمنا القانون.',
  'How long we keep it': 'كم نحتفظ بها',
  'Your account and its addresses are kept until you ask us to delete them. Orders are kept as long as tax law requires. Messages are deleted once they are answered and the matter is closed.':
    'يبقى حسابك وعناوينه إلى أن تطلبي حذفها. وتُحفظ الطلبات ما دام قانون الضرائب يقتضي ذلك. وتُحذف الرسائل بعد الرد عليها وانتهاء موضوعها.',
  'Your rights': 'حقوقك',
  'You may see, correct, take with you or have deleted what we keep about you, and you may object to its use. Most of it can be changed on your profile; for the rest, write to us, and a person answers within 30 days. If you are not content with the answer, you may complain to the data protection authority of your country.':
    'يمكنك الاطلاع على ما نحتفظ به عنك وتصحيحه ونقله وحذفه، والاعتراض على استعماله. معظمه يمكن تغييره من صفحة حسابك، وفي ما عدا ذلك اكتبي إلينا، ويجيبك إنسان خلال 30 يوماً. وإن لم يُرضك الجواب فيمكنك التقدّم بشكوى إلى هيئة حماية البيانات في بلدك.',
  'These terms apply to every order at {site}. Where the law of the country you live in protects you further, that law prevails.':
    'تسري هذه الشروط على كل طلب من {site}. وحيث يمنحك قانون بلد إقامتك حماية أوسع، فالقانون هو النافذ.',
  Prices: 'الأسعار',
  'Prices are shown in US dollars, euros or UAE dirhams, as you choose. Each currency has a price of its own; it does not follow the exchange rate of the day. You pay the price that is shown when you place the order. Shipping, taxes and duties are not part of it.':
    'تُعرض الأسعار بالدولار الأمريكي أو باليورو أو بالدرهم الإماراتي، كما تختارين. ولكل عملة سعرها الخاص، فلا يتبع سعر صرف اليوم. تدفعين السعر المعروض عند تقديم الطلب، ولا يشمل الشحن والضرائب والرسوم.',
  'A reduced piece shows its original price, struck through, beside the price that you pay.':
    'يظهر على القطعة المخفّضة سعرها الأصلي مشطوباً إلى جانب السعر الذي تدفعينه.',
  'Your order': 'طلبك',
  'An order needs an account with a verified email address. When you place it, we set the pieces aside for you and confirm it on its own page and by email; with that the contract is made.':
    'يحتاج الطلب إلى حساب ببريد إلكتروني موثّق. حين تقدّمينه نحجز لك القطع ونؤكده في صفحته وبالبريد الإلكتروني، وبذلك يتم العقد.',
  'We make small numbers. If a piece sells out while it is in your bag, checkout says so, and nothing is charged for it. Should we find a mistake in a price or a description after you ordered, we write to you, and you may cancel.':
    'نصنع أعداداً قليلة. إذا نفدت قطعة وهي في حقيبة تسوقك نُبّهتِ إلى ذلك عند إتمام الطلب، ولا يُحتسب ثمنها. وإن وجدنا خطأ في سعر أو وصف بعد طلبك كتبنا إليك، ولك أن تلغي الطلب.',
  'You may pay by credit card, on the page of our payment provider, or with cash when your order is delivered. An order to be paid by card is packed once the payment has arrived; until then you can pay it on its page.':
    'يمكنك الدفع ببطاقة ائتمان في صفحة مزوّد خدمة الدفع، أو نقداً عند استلام الطلب. الطلب المدفوع بالبطاقة يُجهّز متى وصل الدفع، وحتى ذلك الحين يمكنك دفعه من صفحته.',
  Delivery: 'التوصيل',
  'Shipping takes 5-10 business days. The pieces are at our risk until you, or someone you named, receives them.':
    'يستغرق الشحن 5 إلى 10 أيام عمل. وتبقى القطع على مسؤوليتنا إلى أن تستلميها أنتِ أو من سمّيتِه لاستلامها.',
  'Returns and refunds': 'الإرجاع واسترداد المبالغ',
  'A summary of the Refund Policy:': 'ملخّص سياسة الاسترداد:',
  'Returns within 14 days of delivery; one size exchange for each piece.':
    'الإرجاع خلال 14 يوماً من الاستلام، واستبدال مقاس واحد لكل قطعة.',
  'Refunds are processed in 7-14 business days.': 'تُعالج المبالغ المستردة خلال 7 إلى 14 يوم عمل.',
  'Defective items are reported within 48 hours, any other issue with an order within 30 days.':
    'يُبلّغ عن القطع المعيبة خلال 48 ساعة، وعن أي مشكلة أخرى في الطلب خلال 30 يوماً.',
  'Made-to-measure and final-sale pieces are non-returnable.':
    'القطع المفصّلة حسب القياس وقطع البيع النهائي لا يمكن إرجاعها.',
  'Shipping, taxes and duties are non-refundable.': 'الشحن والضرائب والرسوم غير قابلة للاسترداد.',
  'Colors and measurements': 'الألوان والقياسات',
  'We photograph each piece in daylight and describe its fabric as exactly as we can. A screen may still show a color differently, and a garment sewn by hand may differ by a centimeter from its chart. Neither is a fault.':
    'نصوّر كل قطعة في ضوء النهار ونصف قماشها بأدق ما نستطيع. ومع ذلك قد تُظهر الشاشة لوناً بغير حقيقته، وقد تختلف قطعة خيطت باليد سنتيمتراً عن جدولها. وليس هذا ولا ذاك عيباً.',
  'Pictures, texts and designs': 'الصور والنصوص والتصاميم',
  'The pictures, texts and designs of this shop belong to {site}. Please ask before you use them for anything but buying and showing what you bought.':
    'صور هذا المتجر ونصوصه وتصاميمه ملك {site}. نرجو الاستئذان قبل استعمالها في غير الشراء وعرض ما اشتريتِه.',
  Changes: 'التغييرات',
  'We may change these terms. An order is always governed by the terms that were published on the day it was placed.':
    'قد نغيّر هذه الشروط. ويخضع كل طلب دائماً للشروط المنشورة يوم تقديمه.',
};
