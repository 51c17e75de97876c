import UIKit

class ButtonRow: UIView {
    let like = UIButton()
    let reply = UIButton()
    let send = UIButton()
    let keep = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Like
        like.frame = CGRect(x: 14.scaledWidth(), y: 13.scaledHeight(), width: 24.scaledWidth(), height: 22.scaledHeight())
        like.setImage(#imageLiteral(resourceName: "like"), for: .normal)
        like.imageView?.contentMode = .scaleAspectFit
        self.addSubview(like)

        // Reply
        reply.frame = CGRect(x: 55.scaledWidth(), y: 13.scaledHeight(), width: 24.scaledWidth(), height: 22.scaledHeight())
        reply.setImage(#imageLiteral(resourceName: "reply"), for: .normal)
        reply.imageView?.contentMode = .scaleAspectFit
        self.addSubview(reply)

        // Send
        send.frame = CGRect(x: 94.scaledWidth(), y: 13.scaledHeight(), width: 24.scaledWidth(), height: 22.scaledHeight())
        send.setImage(#imageLiteral(resourceName: "send"), for: .normal)
        send.imageView?.contentMode = .scaleAspectFit
        self.addSubview(send)

        // Keep
        keep.frame = CGRect(x: 343.scaledWidth(), y: 13.scaledHeight(), width: 24.scaledWidth(), height: 22.scaledHeight())
        keep.setImage(#imageLiteral(resourceName: "keep"), for: .normal)
        keep.imageView?.contentMode = .scaleAspectFit
        self.addSubview(keep)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
